/** What a client asks for in one request, and how its own tools and its choice among them are read. */
import type { Message } from '../providers/message.ts';
import type { Sampling, ToolChoice } from '../providers/provider.ts';
import { clientTools } from '../sources/client.ts';
import { SourcesError } from '../sources/errors.ts';
import { TurnError } from './errors.ts';
import type { StepTools } from './run-tools.ts';

/** One request of a client. */
export interface TurnRequest {
  /** `<provider>/<model>`; default the agent's, then the gateway's. */
  readonly model?: string;
  /** Said before; kept in no log again. */
  readonly history?: readonly Message[];
  readonly input: readonly Message[];
  /** The response that `history` comes from. */
  readonly previousId?: string;
  /** The client's instructions for this request alone; they come after the agent's. */
  readonly instructions?: string;
  /** The client's tool definitions as they came, in either API's shape. */
  readonly tools?: unknown;
  readonly toolChoice?: ToolChoice;
  readonly sampling?: Sampling;
  /** Patterns of the only tools of this run. */
  readonly toolsAllow?: readonly string[];
  /** The run that this one is a child of. */
  readonly parentRunId?: string;
}

/** The client's definitions as tools. Throws {@link TurnError} `invalid_request` with the path of what is wrong. */
export function readClientTools(
  definitions: unknown,
  onCall: Parameters<typeof clientTools>[1]['onCall'],
): ReturnType<typeof clientTools>['tools'] {
  try {
    return clientTools(definitions, { onCall }).tools;
  } catch (error) {
    if (!(error instanceof SourcesError)) throw error;
    const { message, param = 'tools' } = error;
    throw new TurnError('invalid_request', message, { param, cause: error });
  }
}

/**
 * The choice as the model knows it: the client forces its tool by the name it gave it, the surface may have another.
 * Throws {@link TurnError} `invalid_request` for a tool that the request does not bring.
 */
export function choiceIn({ surface }: StepTools, choice: ToolChoice | undefined): ToolChoice | undefined {
  if (typeof choice !== 'object') return choice;
  const tool = surface.tools.find(({ entryId }) => entryId === `client:${choice.name}`);
  if (tool) return { name: tool.name };
  throw new TurnError(
    'invalid_request',
    `tool_choice: found ${JSON.stringify(choice.name)}; wanted the name of one of the request's tools.`,
    { param: 'tool_choice' },
  );
}

/** The first thing the user said, in this request or before; empty when nothing was said in text. */
export function firstWords({ history = [], input }: TurnRequest): string {
  const first = [...history, ...input].find((message) => message.role === 'user');
  return first?.role === 'user'
    ? first.parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n')
    : '';
}
