// Tries, from the outer realm of a child started and limited like any other, what a body that got out could do, and says
// what worked. The parent applies the kernel limits before it sends the frame that starts the trying.
import dgram from 'node:dgram';
import fs from 'node:fs';
import net from 'node:net';
import { readFrame, writeFrame } from './frames.js';

writeFrame('{"ready":true}');
const { port, file } = JSON.parse(readFrame());
const open = new Set();

const attempt = (power, action) => {
  try {
    action();
    open.add(power);
  } catch {
    // Refused, as hoped.
  }
};

attempt('files', () => fs.openSync(process.execPath, 'r'));
attempt('files', () => fs.writeFileSync(file, 'x'));
attempt('files', () => new (process.getBuiltinModule('node:sqlite').DatabaseSync)(file).exec('CREATE TABLE t (x)'));
attempt('processes', () => {
  const started = process.getBuiltinModule('node:child_process').spawnSync(process.execPath, ['--version']);
  if (started.error) throw started.error;
});
attempt('processes', () => new (process.getBuiltinModule('node:worker_threads').Worker)('0', { eval: true }));
attempt('signals', () => process.kill(process.ppid, 0));

const tcp = () =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
const udp = () =>
  new Promise((resolve) => {
    const socket = dgram.createSocket('udp4');
    socket.on('error', () => resolve(false));
    socket.send('x', port, '127.0.0.1', (error) => resolve(!error));
  });
const reached = async (way) => {
  try {
    return await way();
  } catch {
    return false;
  }
};

Promise.all([reached(tcp), reached(udp)]).then((ways) => {
  if (ways.includes(true)) open.add('network');
  writeFrame(JSON.stringify({ open: [...open], node: process.version }));
  process.reallyExit(0);
});
