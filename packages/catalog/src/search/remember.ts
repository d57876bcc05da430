/** Answers of a pure function kept for arguments that come again: queries repeat few words. */

/**
 * The function with its last answers remembered, at most `limit`; then all are forgotten, which costs less than knowing
 * which was asked for last. An answer is shared by all who ask, so it must not be changed.
 */
export function remembering<Answer>(answer: (text: string) => Answer, limit: number): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Answer;
    const made = answer(text);
    if (known.size >= limit) known.clear();
    known.set(text, made);
    return made;
  };
}
