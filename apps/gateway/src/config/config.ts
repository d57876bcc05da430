/** The gateway's configuration after parsing: every default filled in, every bound applied. */
import type { Visibility } from '@toolsearch/catalog';

/** `tools.toolSearch` when it is on. */
export interface ToolSearchConfig {
  /** Default `code`. */
  readonly mode: 'code' | 'tools' | 'directory';
  /** Wall clock of one code body. Default 10,000; clamped to 1,000..60,000. */
  readonly codeTimeoutMs: number;
  /** Default 8; clamped to 1..`maxSearchLimit`. */
  readonly searchDefaultLimit: number;
  /** Default 20; clamped to 1..50. */
  readonly maxSearchLimit: number;
  /**
   * Bytes of serialised tool definitions under which everything stays direct. Default 0: always compact.
   */
  readonly thresholdBytes: number;
}

/** One layer of rules, as written in the configuration. Patterns as in `@toolsearch/policy`. */
export interface ToolRules {
  readonly profile?: string;
  readonly allow?: readonly string[];
  readonly alsoAllow?: readonly string[];
  readonly deny?: readonly string[];
}

/** When a person is asked before a matching tool runs. */
export type AskMode = 'never' | 'on-miss' | 'always';

export interface ToolsConfig extends ToolRules {
  /** `false`: every tool is exposed directly. */
  readonly toolSearch: false | ToolSearchConfig;
  /** Own groups: name (used as `group:<name>`) to patterns. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Named profiles that `profile` can select. */
  readonly profiles: Readonly<Record<string, ToolRules>>;
  readonly byProvider: Readonly<Record<string, ToolRules>>;
  readonly sandbox?: ToolRules;
  readonly subagents?: ToolRules;
  /** Pattern to visibility; the most specific pattern wins, then the first in the file. */
  readonly visible: Readonly<Record<string, Visibility>>;
  /** Pattern to ask mode. */
  readonly ask: Readonly<Record<string, AskMode>>;
  /** How long a person may take; then the call is blocked. Default 120,000. */
  readonly approvalTimeoutMs: number;
  /** UTF-8 bytes of one result that reach the model. Default 65,536. */
  readonly resultMaxBytes: number;
}

interface McpServerLimits {
  /** Default true. */
  readonly enabled: boolean;
  /** A run is refused while this server is unavailable. Default false. */
  readonly required: boolean;
  /** One connection for every session instead of one per session. Default false: servers may keep state per connection. */
  readonly shared: boolean;
  /** Calls of this server never overlap. Default false. */
  readonly sequential: boolean;
  /** Default 30,000. */
  readonly connectTimeoutMs: number;
  /** For all pages of one `tools/list`. Default 30,000. */
  readonly listTimeoutMs: number;
  /** Default 60,000. */
  readonly callTimeoutMs: number;
}

/** An MCP server that the gateway starts, speaking over its standard input and output. */
export interface StdioServerConfig extends McpServerLimits {
  readonly transport: 'stdio';
  /** A name that is looked for on the search path, or a path: `~/` is the home, else relative to the config file. */
  readonly command: string;
  readonly args: readonly string[];
  /** Beside a short documented base list, all that the server gets; `${NAME}` takes a variable of the gateway. */
  readonly env: Readonly<Record<string, string>>;
  /** Where it runs, a path as `command`. Default where the gateway does. */
  readonly cwd?: string;
}

/** An MCP server reached over Streamable HTTP. */
export interface HttpServerConfig extends McpServerLimits {
  readonly transport: 'http';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type McpServerConfig = StdioServerConfig | HttpServerConfig;

export interface ProviderConfig {
  readonly api: 'openai-completions' | 'openai-responses' | 'anthropic-messages';
  /** Including `/v1`. */
  readonly baseUrl: string;
  /** `${NAME}` takes a variable of the gateway. */
  readonly apiKey?: string;
  /** Tokens of the model's window; bounds the prompt directory. Default 128,000. */
  readonly contextWindow: number;
}

export interface AgentConfig {
  /** `<provider>/<model>`; default the gateway's `model`. */
  readonly model?: string;
  readonly systemPrompt?: string;
  readonly tools: ToolRules;
}

/** How many sessions are open at once, and for how long. The logs of closed ones stay. */
export interface SessionsConfig {
  /** Default 256. One more closes the session that is idle for the longest time; when all are busy it is refused. */
  readonly maxOpen: number;
  /** A session that nobody used for so long is closed. Default 900,000. */
  readonly idleMs: number;
  /** The same for sessions that no client named. Default 60,000. */
  readonly unnamedIdleMs: number;
}

export interface PluginConfig {
  readonly enabled: boolean;
  /** Handed to the plugin's `register` as it is. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The whole configuration. */
export interface GatewayConfig {
  readonly gateway: {
    /** Default `127.0.0.1`. */
    readonly host: string;
    /** Default 18800; 0 takes a free port. */
    readonly port: number;
    /** Default 10,485,760. */
    readonly maxBodyBytes: number;
    /** Folder of the token file, sessions and approvals; `~/` is the home, else relative to the config file. Default `~/.toolsearch`. */
    readonly stateDir: string;
  };
  /** `<provider>/<model>`. */
  readonly model: string;
  readonly providers: Readonly<Record<string, ProviderConfig>>;
  readonly agents: Readonly<Record<string, AgentConfig>>;
  readonly plugins: {
    /** ES module files, or folders with a package.json; `~/` is the home, else relative to the config file. */
    readonly paths: readonly string[];
    readonly entries: Readonly<Record<string, PluginConfig>>;
  };
  readonly mcp: { readonly servers: Readonly<Record<string, McpServerConfig>> };
  readonly tools: ToolsConfig;
  readonly sessions: SessionsConfig;
  readonly turn: {
    /** Model requests in one turn. Default 24. */
    readonly maxSteps: number;
    /** Equal failing calls after which the turn stops. Default 3. */
    readonly maxRepeatedFailures: number;
    /** How long a suspended client call waits for its result. Default 600,000. */
    readonly clientCallTimeoutMs: number;
  };
}
