/** The gateway as a library: start it from code, and write plugins for it. */

export type {
  CallContext,
  ContentBlock,
  JsonObject,
  JsonSchema,
  JsonValue,
  ToolAnnotations,
  ToolResult,
  Visibility,
} from '@toolsearch/catalog';
export type { ApprovalRequest, Approvals, ApprovalVerdict, Approver, AskMode } from '@toolsearch/policy';
export type {
  AgentConfig,
  GatewayConfig,
  HttpServerConfig,
  McpServerConfig,
  PluginConfig,
  ProviderConfig,
  SessionsConfig,
  StdioServerConfig,
  ToolRules,
  ToolSearchConfig,
  ToolsConfig,
} from './config/config.ts';
export { ConfigError, type ConfigErrorCode, type ConfigFault } from './config/errors.ts';
export { defaultConfig, loadConfig, parseConfig } from './config/load.ts';
export { type Gateway, type GatewayOptions, startGateway } from './gateway.ts';
export { ProviderError, type ProviderErrorCode } from './providers/errors.ts';
export type {
  AssistantPart,
  MediaPart,
  Message,
  ReasoningPart,
  TextPart,
  ToolCallPart,
  ToolMessage,
} from './providers/message.ts';
export type { SessionHistory } from './sessions/history.ts';
export { SourcesError, type SourcesErrorCode } from './sources/errors.ts';
export {
  type AfterToolCallHook,
  type BeforeToolCallHook,
  definePlugin,
  type Plugin,
  type PluginApi,
  type PluginHookOptions,
  type PluginTool,
} from './sources/plugins/plugin.ts';
export type { SourceStatus } from './sources/source.ts';
export { TurnError, type TurnErrorCode } from './turn/errors.ts';
export type { Session } from './turn/session.ts';
export type { OpenSessionOptions } from './turn/sessions.ts';
export type { Turn, TurnAnswer, TurnEvent } from './turn/turn.ts';
export type { TurnRequest } from './turn/turn-request.ts';
