import { expect, test } from 'vitest';
import { type TestGateway, type TestGatewayOptions, testGateway } from '../http/harness.ts';
import { printable } from '../printable.ts';
import { commandLine, type Ran } from './harness.ts';

const QUESTION = 'use add_numbers with {"a":19,"b":23}';

/** A gateway that asks, and the program configured for the address it listens on. */
async function asking(ask: Record<string, string>, options: TestGatewayOptions = {}) {
  const gateway = await testGateway({ ...options, tools: { ask, approvalTimeoutMs: 60_000 } });
  const { port } = new URL(gateway.gateway.url);
  return { gateway, cli: commandLine({ gateway: { port: Number(port), stateDir: gateway.stateDir } }) };
}

/** Waits until the program lists a question; gives its id. */
async function nextId(cli: (...args: string[]) => Promise<Ran>): Promise<string> {
  let listed = '';
  await expect
    .poll(
      async () => {
        listed = (await cli('approvals')).out;
        return listed;
      },
      { timeout: 5_000 },
    )
    .toContain('add_numbers');
  return listed.split(' ')[0] ?? '';
}

async function callsOf({ gateway }: TestGateway, session: string) {
  return (await gateway.readSession(session))?.runs.map(({ calls }) => calls);
}

test('a call that waits is listed with its arguments and runs once when it is allowed', async () => {
  const { gateway, cli } = await asking({ add_numbers: 'always' });
  expect((await cli('approvals')).out).toBe('No call waits for a person.\n');
  const asked = gateway.ask(QUESTION, { user: 'ann' });
  const id = await nextId(cli);
  const { out } = await cli('approvals');
  expect(out).toContain(`${id}  plugin:desk:add_numbers  session ann, `);
  expect(out).toContain('args: {"a":19,"b":23}');
  expect(out).toContain('why:  rule add_numbers: always');
  expect(await cli('approvals', 'answer', id, 'allow-once', '--by', 'ann')).toMatchObject({
    code: 0,
    out: `${id}: allow-once\n`,
  });
  expect(await asked).toBe('42');
  expect(await callsOf(gateway, 'ann')).toMatchObject([{ total: 1, executed: 1, ok: 1 }]);
  expect(await cli('approvals', 'answer', id, 'deny')).toMatchObject({
    code: 1,
    err: expect.stringContaining('This request is over'),
  });
});

test('a verdict that this question does not take is answered with those that it takes, and it goes on waiting', async () => {
  const { gateway, cli } = await asking({ add_numbers: 'always' });
  const asked = gateway.ask(QUESTION);
  const id = await nextId(cli);
  expect(await cli('approvals', 'answer', id, 'allow-always')).toEqual({
    code: 1,
    out: '',
    err: 'Wanted one of allow-once, deny. The call stays blocked until then.\n',
  });
  expect(await cli('approvals', 'answer', id, 'deny')).toMatchObject({ code: 0 });
  expect(await asked).toMatch(/denied/);
});

test('a call that is denied does not run', async () => {
  const { gateway, cli } = await asking({ add_numbers: 'always' });
  const asked = gateway.ask(QUESTION, { user: 'ann' });
  await cli('approvals', 'answer', await nextId(cli), 'deny');
  expect(await asked).toMatch(/not approved, it was denied/);
  expect(await callsOf(gateway, 'ann')).toMatchObject([{ executed: 0, blocked: 1 }]);
});

test('allow-always holds for the next call, is listed, and is asked about again once it is revoked', async () => {
  const { gateway, cli } = await asking({ add_numbers: 'on-miss' });
  expect((await cli('approvals', 'allowed')).out).toBe('No permission stands.\n');
  const first = gateway.ask(QUESTION);
  await cli('approvals', 'answer', await nextId(cli), 'allow-always');
  expect(await first).toBe('42');
  expect(await gateway.ask(QUESTION)).toBe('42');

  const listed = await cli('approvals', 'allowed');
  expect(listed.out).toMatch(/^\S+ {2}plugin:desk:add_numbers, since \S+, by command line\n$/);
  const { out } = await cli('approvals', 'allowed', '--json');
  const { grants } = JSON.parse(out) as { grants: { id: string }[] };
  const grant = grants[0]?.id ?? '';
  expect(await cli('approvals', 'revoke', grant)).toMatchObject({ code: 0, out: `${grant} is revoked\n` });
  expect(await cli('approvals', 'revoke', grant)).toMatchObject({ code: 1 });

  const again = gateway.ask(QUESTION);
  await cli('approvals', 'answer', await nextId(cli), 'deny');
  expect(await again).toMatch(/denied/);
});

test('a verdict that is none and a question that is not there are refused', async () => {
  const { cli } = await asking({ add_numbers: 'always' });
  expect(await cli('approvals', 'answer', 'x', 'yes')).toMatchObject({ code: 2, err: expect.stringContaining('deny') });
  expect(await cli('approvals', 'answer', '../sources', 'deny')).toMatchObject({ code: 1 });
});

test('--url names the gateway, and where none answers the message says what to do', async () => {
  const { gateway } = await asking({ add_numbers: 'always' });
  const elsewhere = commandLine({ gateway: { port: 0, stateDir: gateway.stateDir } });
  expect((await elsewhere('approvals')).err).toContain('Name the running gateway with --url');
  expect((await elsewhere('approvals', '--url', gateway.gateway.url)).code).toBe(0);
  expect((await elsewhere('approvals', 'allowed', '--url', gateway.gateway.url)).code).toBe(0);
  const { err } = await elsewhere('approvals', '--url', 'http://127.0.0.1:1');
  expect(err).toMatch(/No gateway answers at http:\/\/127\.0\.0\.1:1 .*toolsearch serve/);
});

test('texts that could rewrite the screen are spelled out', () => {
  expect(printable('a\u001b[2Kb\u202ec\u009b\nd')).toBe('a\\u{1b}[2Kb\\u{202e}c\\u{9b}\\u{a}d');
});
