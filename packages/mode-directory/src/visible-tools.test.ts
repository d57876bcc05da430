import { createCatalog, executeContracted, SurfaceError } from '@toolsearch/catalog';
import { callContext } from '@toolsearch/tool-fixtures';
import { describe, expect, test } from 'vitest';
import { chooseSchemas } from './choose-schemas.ts';
import { directoryMode } from './directory-mode.ts';
import { tool } from './fixtures.ts';

const TOOLS = [
  tool({ name: 'message', description: 'Send a message to the user' }),
  tool({ name: 'camera', catalogMode: 'direct-only' }),
  tool({ name: 'core', visible: 'always' }),
  tool({ name: 'refund', owner: 'shop', description: 'Refund an order to a customer' }),
  tool({ name: 'stock', owner: 'shop', description: 'How many of a product are in stock' }),
  tool({ name: 'refund_payment', source: 'mcp', owner: 'pay', description: 'Refund a payment of an order' }),
  tool({ name: 'pick_colour', source: 'client', description: 'Ask the user for a colour' }),
  tool({ name: 'secret', visible: 'never', description: 'Refund an order secretly' }),
];
const catalog = createCatalog(TOOLS);

describe('tools shown with their whole definition', () => {
  test('stand behind the controls, what changes least first, each once and with its reason', () => {
    const surface = directoryMode(catalog, {
      required: ['message', 'mcp:pay:refund_payment', 'core'],
      chosen: ['plugin:shop:refund', 'openclaw:message'],
    });
    expect(surface.mode).toBe('directory');
    expect(surface.tools.map(({ name, reason }) => [name, reason])).toEqual([
      ['tool_search', 'control'],
      ['tool_describe', 'control'],
      ['tool_call', 'control'],
      ['camera', 'direct-only'],
      ['core', 'always'],
      ['mcp__pay__refund_payment', 'required'],
      ['message', 'required'],
      ['pick_colour', 'client'],
      ['shop__refund', 'probable'],
    ]);
  });

  test('those that policy took away, or that have gone, are passed over', () => {
    const surface = directoryMode(catalog, { required: ['gone', 'openclaw:secret'], chosen: ['plugin:gone:tool'] });
    expect(surface.tools.map(({ reason }) => reason)).not.toContain('required');
    expect(surface.tools.map(({ reason }) => reason)).not.toContain('probable');
    expect(JSON.stringify(surface)).not.toContain('secret');
  });

  test('are called directly, the others hydrated', async () => {
    const origins: string[] = [];
    const watched = createCatalog(TOOLS, {
      execute: (call) => {
        origins.push(call.context.origin);
        return executeContracted(call);
      },
    });
    const surface = directoryMode(watched, { required: ['message'], chosen: ['plugin:shop:refund'] });
    for (const name of ['message', 'shop__refund', 'pick_colour', 'camera', 'shop__stock', 'refund_payment']) {
      expect((await surface.dispatch(name, {}, callContext())).isError).toBeUndefined();
    }
    expect(origins).toEqual(['direct', 'direct', 'direct', 'direct', 'hydrated', 'hydrated']);
  });
});

describe('what is not of its type is an error that says what was found and wanted', () => {
  const make = directoryMode as unknown as (...given: unknown[]) => unknown;
  const choose = chooseSchemas as unknown as (...given: unknown[]) => unknown;
  const names = 'wanted a list of ids, aliases or names.';
  test.each<[string, () => unknown, string]>([
    ['no catalog', () => make(), 'directoryMode: found no catalog; wanted what createCatalog gives.'],
    ['no options', () => make(catalog, null), 'directoryMode: found options that are no object; wanted an object.'],
    ['one name', () => make(catalog, { required: 'read' }), `directoryMode: found required of type string; ${names}`],
    [
      'numbers',
      () => make(catalog, { chosen: [7] }),
      `directoryMode: found chosen with something else than text; ${names}`,
    ],
    [
      'a target of nobody',
      () => make(catalog, { target: 'opnai' }),
      'directoryMode: found target "opnai"; wanted one of openai, anthropic, gemini, mcp.',
    ],
    ['no input', () => choose(), 'chooseSchemas: found no catalog; wanted what createCatalog gives.'],
    ['no text', () => choose({ catalog }), 'chooseSchemas: found no text; wanted a string.'],
    [
      'a text as max',
      () => choose({ catalog, text: 'a', max: '4' }),
      'chooseSchemas: found max of type string; wanted a number.',
    ],
    [
      'no list',
      () => choose({ catalog, text: 'a', required: {} }),
      `chooseSchemas: found required of type object; ${names}`,
    ],
  ])('%s', (_, ask, message) => {
    expect(ask).toThrow(expect.objectContaining({ name: 'SurfaceError', code: 'invalid-option', message }));
  });
});

test('required names that mean no tool, or several, are passed over', () => {
  const shared = createCatalog(['a', 'b'].map((owner) => tool({ owner, name: 'search' })));
  const { tools } = directoryMode(shared, { required: ['nobody', 'search', 'a__search'], chosen: ['plugin:gone:x'] });
  expect(tools.flatMap(({ entryId }) => entryId ?? [])).toEqual(['plugin:a:search']);
});

describe('choosing schemas', () => {
  test('takes trusted tools that fit the text, without those that are shown anyway', () => {
    const text = 'A customer wants money back: refund the order please';
    expect(chooseSchemas({ catalog, text })).toContain('plugin:shop:refund');
    expect(chooseSchemas({ catalog, text })).not.toContain('mcp:pay:refund_payment');
    expect(chooseSchemas({ catalog, text })).not.toContain('openclaw:secret');
    expect(chooseSchemas({ catalog, text, required: ['refund'] })).not.toContain('plugin:shop:refund');
  });

  test('is bounded', () => {
    const many = createCatalog(
      Array.from({ length: 40 }, (_, n) =>
        tool({ name: `refund_${n}`, owner: 'shop', description: 'Refund an order' }),
      ),
    );
    const counts = [undefined, 0, 3, 500].map(
      (max) => chooseSchemas({ catalog: many, text: 'refund an order', ...(max === undefined ? {} : { max }) }).length,
    );
    expect(counts).toEqual([4, 0, 3, 12]);
  });

  test('chooses nothing for a text that fits nothing', () => {
    expect(chooseSchemas({ catalog, text: '' })).toEqual([]);
    expect(chooseSchemas({ catalog, text: 'xyzzy plugh' })).toEqual([]);
  });

  test('is a pure function: the same ids whatever the order of the tools', () => {
    const text = 'refund the order and tell me the stock';
    const reversed = createCatalog([...TOOLS].reverse());
    expect(chooseSchemas({ catalog: reversed, text })).toEqual(chooseSchemas({ catalog, text }));
  });
});

describe('a client tool with the name of another', () => {
  test.each<[string, string]>([
    ['refund', 'plugin:shop:refund'],
    ['Refund', 'plugin:shop:refund'],
    ['shop__refund', 'plugin:shop:refund'],
    ['refund_payment', 'mcp:pay:refund_payment'],
    ['core', 'openclaw:core'],
    ['camera', 'openclaw:camera'],
  ])('is refused, and both are named: %s', (name, other) => {
    const make = () => directoryMode(createCatalog([...TOOLS, tool({ name, source: 'client' })]));
    expect(make).toThrow(SurfaceError);
    expect(make).toThrow(expect.objectContaining({ code: 'client-name-clash', toolIds: [`client:${name}`, other] }));
    expect(make).toThrow(new RegExp(`"${name}".*${other}`));
  });

  test('that is never visible does not clash, nor is it named', () => {
    expect(() => directoryMode(createCatalog([...TOOLS, tool({ name: 'secret', source: 'client' })]))).not.toThrow();
  });

  test('of the controls is refused too', () => {
    const make = () => directoryMode(createCatalog([tool({ name: 'tool_call', source: 'client' })]));
    expect(make).toThrow(expect.objectContaining({ code: 'reserved-name' }));
  });
});
