/** What tools do to things: the verbs that many tools share. */
import { stem } from '../text/stem.ts';

const ACTION_STEMS: ReadonlySet<string> = new Set(
  (
    'get fetch list show find search look read open view check see retrieve receive obtain provide create add make new write set put ' +
    'insert update change edit modify remove delete clear clean drop close start begin stop run execute do play pause send post share ' +
    'move copy save load upload download import export build test train feed fix repair link connect join pull push go turn take bring ' +
    'hold keep use work call ask say tell help let try plan book buy order sell pay plant grow cut mix wash tie fold draw paint pick plot'
  )
    .split(' ')
    .map(stem),
);

/** Whether a stemmed term is an action that many tools share. */
export function isAction(term: string): boolean {
  return ACTION_STEMS.has(term);
}
