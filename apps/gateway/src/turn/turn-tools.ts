/** The tools of one turn: the session's and the client's, on the surface that the configuration and the model ask for. */
import type { Catalog } from '@toolsearch/catalog';
import type { ToolSearchConfig } from '../config/config.ts';
import type { ResolvedModel } from '../providers/providers.ts';
import type { ClientCalls } from './client-calls.ts';
import { createRunTools, type StepTools } from './run-tools.ts';
import { type ChosenMode, type CodeRuntime, makeSurface } from './surface.ts';
import type { ToolView } from './tool-view.ts';
import { readClientTools, type TurnRequest } from './turn-request.ts';

export interface TurnToolsOptions {
  readonly request: Pick<TurnRequest, 'tools' | 'toolChoice'>;
  readonly model: ResolvedModel;
  readonly mode: ChosenMode;
  readonly config: false | ToolSearchConfig;
  readonly code: () => CodeRuntime;
  readonly view: ToolView;
  /** Where the calls of the client's tools are handed out. */
  readonly clientCalls: Pick<ClientCalls, 'call'>;
  /** Ids of the tools that directory mode shows whole. */
  readonly chosenOf: (catalog: Catalog) => readonly string[];
}

/** Gives the tools as of now. Throws `TurnError` `invalid_request`, for tools of the client that cannot be. */
export function createTurnTools(options: TurnToolsOptions): () => StepTools {
  const { request, model, mode, config, code, view, clientCalls, chosenOf } = options;
  const forced = typeof request.toolChoice === 'object' ? request.toolChoice.name : undefined;
  return createRunTools({
    view,
    clientTools: readClientTools(request.tools, clientCalls.call),
    ...(forced === undefined ? {} : { shown: forced }),
    makeSurface: (catalog) =>
      makeSurface(catalog, {
        mode,
        config,
        code: code(),
        target: model.provider.target,
        contextWindow: model.contextWindow,
        ...(mode.mode === 'directory' ? { chosen: chosenOf(catalog) } : {}),
      }),
  });
}
