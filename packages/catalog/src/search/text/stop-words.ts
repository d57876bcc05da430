/**
 * Words that say nothing about a tool. Verbs and filters that tool names are made of (`get`, `all`, `from`, `any`) are
 * not among them; exact names are looked up before this list is asked.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of to in on at for with by as is are was were be been being am it its this that these those there here ' +
    'and or but so if then than too very just also only i im ive id me my mine we our ours us you your yours he she his her they ' +
    'them their who whom whose what whats which when where why how can could would should shall will may might must do does did ' +
    'done doing has have had having please lets let want wants wanted need needs needed like id ill dont doesnt didnt isnt ' +
    'cant s t d ll m re ve into onto upon about such some other etc via per ' +
    'der die das und ein eine el la los las de del un una y le les du des et il lo gli e o os um uma в на и с по не'
  ).split(' '),
);

/** Whether a folded, lower-case word says nothing about a tool. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
