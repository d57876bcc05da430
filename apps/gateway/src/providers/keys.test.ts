import { expect, test } from 'vitest';
import { parseConfig } from '../config/load.ts';
import { startGateway } from '../gateway.ts';
import { keyFaults, keyOf } from './keys.ts';
import { createProviders } from './providers.ts';

const reference = (name: string) => `\${${name}}`;

function withKey(apiKey: string) {
  return parseConfig({ providers: { far: { baseUrl: 'http://127.0.0.1:9/v1', apiKey } } });
}

test('a key is a text, in which every variable is replaced', () => {
  expect(keyOf(`a-${reference('X')}-${reference('Y')}`, { X: '1', Y: '2' })).toBe('a-1-2');
  expect(keyFaults(withKey(`a-${reference('X')}`).providers, { X: '1' })).toEqual([]);
});

test.each([
  ['not set', {}],
  ['empty', { MY_KEY: '' }],
  ['empty', { MY_KEY: ' ' }],
])('a key whose variable is %s is refused with the name of the variable and the place', async (state, environment) => {
  const config = withKey(reference('MY_KEY'));
  const fault = {
    path: 'providers.far.apiKey',
    message: `found the variable MY_KEY, which is ${state}; wanted it set where the gateway starts`,
  };
  const refusal = { name: 'ConfigError', code: 'unusable-key', faults: [fault] };
  expect(() => createProviders({ providers: config.providers, environment })).toThrow(expect.objectContaining(refusal));
  await expect(startGateway({ config, baseDir: '/', environment })).rejects.toMatchObject(refusal);
});

test('a key that no header can carry is refused, and not told', () => {
  const { providers } = withKey(reference('MY_KEY'));
  const [fault] = keyFaults(providers, { MY_KEY: 'sk-one\nsk-two' });
  expect(fault?.path).toBe('providers.far.apiKey');
  expect(fault?.message).not.toContain('sk-');
});

test('an empty key is refused where it is read: a provider that wants none is given none', () => {
  expect(() => withKey('')).toThrow(/providers\.far\.apiKey: found an empty text/);
});
