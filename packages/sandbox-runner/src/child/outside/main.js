// The child's program: make the context, lock the outer realm, say that it is ready, run one body, end.
//
// One turn = read a frame, hand it to the controller, run promise jobs, write what they left. All of it blocks; Node's
// event loop turns only once the body has ended, which is when Node reports the rejections nobody handled.
import { readFrame, writeFrame } from './frames.js';
import { lockDown } from './lock-down.js';
import { compile, createController, tick } from './realm.js';
import { touchYoungGeneration } from './warm-up.js';

const { parse: parseMessage, stringify } = JSON;
const leave = process.reallyExit.bind(process);

/** Codes of the exits that are not the parent's doing; the parent knows them. */
const EXIT_PARENT_GONE = 64;
const EXIT_IMPORT = 65;
const EXIT_BROKEN = 70;

// V8 calls this in the middle of a body if a dynamic import got past the parser: end at once, reject nothing.
const refuseImport = () => leave(EXIT_IMPORT);

process.env.TZ = 'UTC';
const controller = createController();
let started = false;
// An exception out here must not be printed: Node would inspect it, and it may be an object of the body.
process.setUncaughtExceptionCaptureCallback(() => leave(EXIT_BROKEN));
process.on('unhandledRejection', (reason) => controller.unhandled(reason));
process.on('exit', () => {
  if (started) writeFrame(controller.finish());
  leave(0);
});

/** Compiles the first program that parses; says why the last one does not when none does. */
const choose = (programs) => {
  let refused;
  for (const program of programs) {
    const compiled = compile(program, refuseImport);
    if (compiled.body !== undefined) return { ...compiled, callsResult: program.callsResult };
    if (compiled.imports) return compiled;
    refused = compiled;
  }
  return refused;
};

/** Waits for a body that compiles; the parent may try another reading of it after a refusal. */
const receive = () => {
  for (;;) {
    const text = readFrame();
    if (text === undefined) leave(EXIT_PARENT_GONE);
    const message = parseMessage(text);
    const chosen = choose(message.programs);
    if (chosen.body !== undefined) {
      controller.prepare(text);
      return chosen;
    }
    writeFrame(stringify({ refused: { message: chosen.message, line: chosen.line, imports: chosen.imports } }));
  }
};

lockDown();
writeFrame('{"ready":true}');
touchYoungGeneration();
const { body, callsResult } = receive();
started = true;
controller.start(body, callsResult === true);
tick();
while (controller.state() === 0) {
  const turn = controller.take();
  writeFrame(turn === '' ? '{}' : turn);
  const answers = readFrame();
  if (answers === undefined) leave(EXIT_PARENT_GONE);
  controller.deliver(answers);
  tick();
}
