import type { ContentBlock } from '@toolsearch/catalog';
import { MEDIA } from '@toolsearch/tool-fixtures';
import { describe, expect, test } from 'vitest';
import { createMediaShelf } from './media.ts';

const image = (data: string): ContentBlock => ({ type: 'image', data, mimeType: 'image/png' });
const ample = { deliveredMaxBytes: 1e9, heldMaxBytes: 1e9 };

describe('media of a run', () => {
  test('are references for the body, and everything else stays as it is', () => {
    const kept = createMediaShelf(ample).keep(3, MEDIA);
    expect(kept).toEqual([
      MEDIA[0],
      { type: 'image', mimeType: 'image/png', bytes: 300_000, reference: 'media:3.1' },
      { type: 'audio', mimeType: 'audio/wav', bytes: 5_000, reference: 'media:3.2' },
      MEDIA[3],
      {
        type: 'resource',
        resource: { uri: 'file:///raw.bin', mimeType: 'application/octet-stream', bytes: 900, reference: 'media:3.3' },
      },
    ]);
  });

  test('are delivered when their reference is mentioned, once each and in the order they were kept', () => {
    const shelf = createMediaShelf(ample);
    shelf.keep(1, [image('AA=='), image('BB==')]);
    shelf.keep(2, [image('CC==')]);
    const { blocks, missing } = shelf.mentionedIn('media:2.1, then media:1.2 and media:1.2 again');
    expect(blocks).toEqual([image('BB=='), image('CC==')]);
    expect(missing).toBe(0);
  });

  test('that nobody mentions, and references that nobody gave, are not delivered', () => {
    const shelf = createMediaShelf(ample);
    shelf.keep(1, [image('AA==')]);
    expect(shelf.mentionedIn('nothing')).toEqual({ blocks: [], missing: 0 });
    expect(shelf.mentionedIn('media:1.10 media:9.9')).toEqual({ blocks: [], missing: 2 });
  });

  test('stay within what one result may deliver', () => {
    const shelf = createMediaShelf({ ...ample, deliveredMaxBytes: 8 });
    shelf.keep(1, [image('A'.repeat(6)), image('B'.repeat(6)), image('CC')]);
    const { blocks, missing } = shelf.mentionedIn('media:1.1 media:1.2 media:1.3');
    expect(blocks).toEqual([image('A'.repeat(6)), image('CC')]);
    expect(missing).toBe(1);
  });

  test('are held within bounds, the latest longest', () => {
    const shelf = createMediaShelf({ ...ample, heldMaxBytes: 10 });
    for (let call = 1; call <= 100; call++) shelf.keep(call, [image(`${call}`.padEnd(4, 'x'))]);
    expect(shelf.mentionedIn('media:98.1 media:99.1 media:100.1').blocks).toEqual([image('99xx'), image('100x')]);
  });
});
