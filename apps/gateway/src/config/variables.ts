/** `${NAME}`, the one way by which a variable of the gateway's environment comes into what a configuration says. */

/** The gateway's own environment, handed in. */
export type Environment = Readonly<Record<string, string | undefined>>;

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** The variables that a text names, in their order, as often as it names them. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, variable = '']) => variable);
}

/** True where a text begins a reference that is none, such as `${ NAME }`: it would be taken for itself. */
export function hasBrokenReference(text: string): boolean {
  return text.replace(REFERENCE, ' ').includes('${');
}

/** The text with every reference replaced by what `lookUp` gives for its variable. */
export function withVariables(text: string, lookUp: (variable: string) => string): string {
  return text.replace(REFERENCE, (_, variable: string) => lookUp(variable));
}
