/** The three controls of a structured surface. */
export const CONTROL_NAMES = Object.freeze(['tool_search', 'tool_describe', 'tool_call'] as const);

/** The name of one control. */
export type ControlName = (typeof CONTROL_NAMES)[number];

/** True for the name of a control. */
export function isControlName(name: string): name is ControlName {
  return (CONTROL_NAMES as readonly string[]).includes(name);
}
