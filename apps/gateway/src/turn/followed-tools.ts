/** The tools of a run that outlives changes of the configuration: mode, rules and views are those of the moment. */
import type { GatewayConfig } from '../config/config.ts';
import type { Host } from './host.ts';
import { createRunTools, type StepTools } from './run-tools.ts';
import { chooseMode, makeSurface } from './surface.ts';
import type { ToolView } from './tool-view.ts';

interface Followed {
  readonly config: GatewayConfig;
  readonly view: ToolView;
  readonly tools: () => StepTools;
}

/** Gives the tools as of now, for a client of any kind. Throws `TurnError` `invalid_request`, `PolicyError`. */
export function followTools(host: Pick<Host, 'config' | 'code'>, viewNow: () => ToolView): () => StepTools {
  let followed: Followed | undefined;

  function follow(config: GatewayConfig, view: ToolView): Followed {
    const { toolSearch } = config.tools;
    const mode = chooseMode(toolSearch, host.code());
    const tools = createRunTools({
      view,
      clientTools: [],
      makeSurface: (catalog) => makeSurface(catalog, { mode, config: toolSearch, code: host.code(), target: 'mcp' }),
    });
    return { config, view, tools };
  }

  return () => {
    const config = host.config();
    const view = viewNow();
    if (followed?.config !== config || followed.view !== view) followed = follow(config, view);
    return followed.tools();
  };
}
