/**
 * Words that a request is dressed in. They may stand in a tool's text, so they are looked up like any other, but they
 * say less than their rarity in a catalog of tools suggests.
 */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'help helps helping assist assists assisting assistance give gives giving given tell tells show shows showing suggest suggests ' +
    'suggestion suggestions interested interest interesting looking look looks explore exploring know knows knowing wonder wondering ' +
    'going go goes think try trying ensure consider considering hello hi hey thanks thank kindly certainly sure okay ok yes maybe perhaps ' +
    'gather various best better good great nice comprehensive latest more most much many several ' +
    'relevant available related first second third finally lastly next while currently today tonight tomorrow now right soon ' +
    'from over up out off not no any all each every own same different one two ones thing things something anything someone anyone somebody ' +
    'called named example examples including include includes included after before along through within without between during ' +
    'around back away possible really actually quickly easily simply exactly specific specifically certain particular own real way ways ' +
    'using use used based make makes making made able appropriate suitable planning day days'
  ).split(' '),
);

/** Whether a folded, lower-case word is only dressing. */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}
