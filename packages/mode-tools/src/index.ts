export { CONTROL_NAMES, type ControlName } from './controls/names.ts';
export { type StructuredSurfaceParts, structuredSurface } from './structured-surface.ts';
export {
  directBelowThreshold,
  type SurfaceBytes,
  surfaceBytes,
  type ThresholdOptions,
} from './surface-bytes.ts';
export { type ToolsModeOptions, toolsMode } from './tools-mode.ts';
