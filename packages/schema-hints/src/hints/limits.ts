/**
 * How large a hint may grow. Every bound has a default and a ceiling; a hint never exceeds them whatever the schema is.
 */

/** Bounds of a hint. Values are rounded down and clamped to the ranges given here. */
export interface HintOptions {
  /** UTF-8 bytes of the whole hint; 32 to 65,536. Default 300 for input, 800 for output. */
  readonly maxBytes?: number;
  /** Levels of objects and arrays shown, the root being the first; 1 to 16. Default 4 for input, 6 for output. */
  readonly maxDepth?: number;
  /** Properties shown of one object, and positions of one tuple; 1 to 256. Default 16 for input, 20 for output. */
  readonly maxProperties?: number;
  /** Object shapes, and array shapes, shown of one union; 1 to 32. Default 4. */
  readonly maxVariants?: number;
  /** Words shown of one enumeration; 1 to 256. Default 8. */
  readonly maxLiterals?: number;
}

/** `HintOptions` with every bound set. */
export type HintLimits = Required<HintOptions>;

/** The defaults of `inputHint`. */
export const INPUT_LIMITS: HintLimits = Object.freeze({
  maxBytes: 300,
  maxDepth: 4,
  maxProperties: 16,
  maxVariants: 4,
  maxLiterals: 8,
});

/** The defaults of `outputHint`. */
export const OUTPUT_LIMITS: HintLimits = Object.freeze({
  maxBytes: 800,
  maxDepth: 6,
  maxProperties: 20,
  maxVariants: 4,
  maxLiterals: 8,
});

const RANGES: Readonly<Record<keyof HintLimits, readonly [least: number, most: number]>> = {
  maxBytes: [32, 65_536],
  maxDepth: [1, 16],
  maxProperties: [1, 256],
  maxVariants: [1, 32],
  maxLiterals: [1, 256],
};

/** UTF-8 bytes of one property name or one word of an enumeration; longer ones are left out. */
export const MAX_WORD_BYTES = 128;

/** Fills in defaults and clamps. What is not a number counts as not given. */
export function hintLimits(options: HintOptions, defaults: HintLimits): HintLimits {
  const limit = (name: keyof HintLimits): number => {
    const asked = options[name];
    const [least, most] = RANGES[name];
    if (typeof asked !== 'number' || Number.isNaN(asked)) return defaults[name];
    return Math.min(most, Math.max(least, Math.floor(asked)));
  };
  return {
    maxBytes: limit('maxBytes'),
    maxDepth: limit('maxDepth'),
    maxProperties: limit('maxProperties'),
    maxVariants: limit('maxVariants'),
    maxLiterals: limit('maxLiterals'),
  };
}
