export { type ChooseSchemasInput, chooseSchemas } from './choose-schemas.ts';
export { DIRECTORY_MAX_CHARS, type DirectoryModeOptions, directoryMode } from './directory-mode.ts';
