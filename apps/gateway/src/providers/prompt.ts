/** Our messages in the form that the provider packages take. */
import type { LanguageModelV4FilePart, LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider';
import type { ContentBlock } from '@toolsearch/catalog';
import type { AssistantPart, MediaPart, Message, ProviderMeta, TextPart, ToolMessage } from './message.ts';

type PromptMessage = LanguageModelV4Prompt[number];
type ProviderOptions = NonNullable<PromptMessage['providerOptions']>;

/** Where pictures and sounds of a tool's answer go. */
export type ToolMedia =
  /** Inside the tool's own message. */
  | 'inline'
  /** Into a user message after it: chat completions take nothing but text from tools. */
  | 'after';

/** The whole prompt: instructions, then the messages in their order. */
export function toPrompt(
  system: string | undefined,
  messages: readonly Message[],
  media: ToolMedia,
): LanguageModelV4Prompt {
  const prompt: PromptMessage[] = system === undefined || system === '' ? [] : [{ role: 'system', content: system }];
  let waiting: LanguageModelV4FilePart[] = [];
  for (const message of messages) {
    if (message.role !== 'tool' && waiting.length > 0) {
      prompt.push({ role: 'user', content: waiting });
      waiting = [];
    }
    if (message.role === 'tool') {
      prompt.push(toolMessage(message, media));
      if (media === 'after') waiting.push(...message.content.flatMap((block) => fileOf(block) ?? []));
    } else {
      prompt.push(plainMessage(message));
    }
  }
  if (waiting.length > 0) prompt.push({ role: 'user', content: waiting });
  return prompt;
}

function plainMessage(message: Exclude<Message, ToolMessage>): PromptMessage {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.text };
    case 'user':
      return { role: 'user', content: message.parts.map(userPart) };
    case 'assistant':
      return { role: 'assistant', content: message.parts.map(assistantPart) };
  }
}

function userPart(part: TextPart | MediaPart): { type: 'text'; text: string } | LanguageModelV4FilePart {
  if (part.type === 'text') return { type: 'text', text: part.text };
  const { mediaType, data, url } = part;
  return {
    type: 'file',
    mediaType,
    data: url === undefined ? { type: 'data', data: data ?? '' } : { type: 'url', url: new URL(url) },
  };
}

type AssistantContent = Extract<PromptMessage, { role: 'assistant' }>['content'][number];

function assistantPart(part: AssistantPart): AssistantContent {
  const options = part.meta === undefined ? {} : { providerOptions: part.meta as ProviderMeta as ProviderOptions };
  if (part.type !== 'tool-call') return { type: part.type, text: part.text, ...options };
  return {
    type: 'tool-call',
    toolCallId: part.callId,
    toolName: part.name,
    input: parseArguments(part.args),
    ...options,
  };
}

/** A text that is no JSON goes back as an object that shows it, since every API wants an object there. */
function parseArguments(text: string): unknown {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : { value };
  } catch {
    return { invalidJson: text };
  }
}

function toolMessage({ callId, name, content, isError }: ToolMessage, media: ToolMedia): PromptMessage {
  return {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: callId, toolName: name, output: toolOutput(content, isError, media) }],
  };
}

function toolOutput(
  content: readonly ContentBlock[],
  isError = false,
  media: ToolMedia,
): LanguageModelV4ToolResultOutput {
  const inline = media === 'inline' && !isError && content.some((block) => fileOf(block) !== undefined);
  if (!inline)
    return { type: isError ? 'error-text' : 'text', value: content.map((block) => textOf(block)).join('\n') };
  return {
    type: 'content',
    value: content.map((block) => {
      const file = fileOf(block);
      return file
        ? { type: 'file', mediaType: file.mediaType, data: file.data }
        : { type: 'text', text: textOf(block) };
    }),
  };
}

/** A picture or sound as a file; anything else is text. */
function fileOf(block: ContentBlock): LanguageModelV4FilePart | undefined {
  if (block.type !== 'image' && block.type !== 'audio') return undefined;
  return { type: 'file', mediaType: block.mimeType, data: { type: 'data', data: block.data } };
}

/** What stands in the tool's text for a block: its words, or one line that says what it is. */
function textOf(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'image':
    case 'audio':
      return `[${block.type}, ${block.mimeType}]`;
    case 'resource_link':
      return `[resource ${block.name}: ${block.uri}]`;
    case 'resource':
      return block.resource.text ?? `[resource ${block.resource.uri}]`;
  }
}
