/**
 * Ends the servers of a gateway that was killed and could not do it itself. One tiny shell process per gateway reads
 * the ids of the process groups that run; when its input ends (the gateway is gone, however it went) it gives the
 * servers a second to notice the same on theirs, then ends the groups that are still listed. POSIX only; on Windows a
 * killed gateway leaves the servers that ignore the end of their input.
 */
import { type ChildProcess, spawn } from 'node:child_process';

export interface Watchdog {
  watch(group: number): void;
  forget(group: number): void;
  /** Ends the watchdog itself. Call it when no server runs any more. */
  close(): void;
}

const SCRIPT = `
groups=" "
while read -r action group; do
  case $action in
    watch) groups="$groups$group " ;;
    forget) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
[ "$groups" = " " ] && exit 0
sleep 1
for group in $groups; do kill -TERM -"$group"; done
sleep 1
for group in $groups; do kill -KILL -"$group"; done
`;

/** A watchdog whose process starts with the first group to watch. */
export function createWatchdog(): Watchdog {
  let shell: ChildProcess | undefined;
  let closed = false;

  function tell(line: string): void {
    if (process.platform === 'win32' || closed) return;
    if (!shell) {
      // A group of its own: what ends the gateway's group (Ctrl-C in a terminal, say) must not end the watchdog.
      shell = spawn('/bin/sh', ['-c', SCRIPT], {
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
        env: { PATH: '/usr/bin:/bin' },
      });
      // Without a shell there is no watchdog, and everything else works as before.
      shell.on('error', () => {});
      shell.stdin?.on('error', () => {});
      shell.unref();
      (shell.stdin as { unref?: () => void } | null)?.unref?.();
    }
    shell.stdin?.write(`${line}\n`);
  }

  return Object.freeze({
    watch: (group: number) => tell(`watch ${group}`),
    forget: (group: number) => tell(`forget ${group}`),
    close() {
      shell?.stdin?.end();
      closed = true;
    },
  });
}
