import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { createLogger } from '../platform/log/logger.js';
import { eventually } from '../testing/runs/eventually.js';
import { RedisServer, withRedis } from '../testing/services/redisServer.js';
import { ADMIN, startTestApi } from '../testing/server/testApi.js';
import { redisOf } from './redisOf.js';

const occupyingServer = createServer().listen(0, '127.0.0.1');
beforeAll(() => occupyingServer.listening || once(occupyingServer, 'listening'));
afterAll(() => void occupyingServer.close());
const env = () => ({ PORT: String((occupyingServer.address() as AddressInfo).port) });

test('a start that fails closes its database, and the next one succeeds', async () => {
  await expect(startTestApi(env())).rejects.toThrow('is taken by another program');
  expect(mongoose.connection.readyState).toBe(mongoose.ConnectionStates.disconnected);
  const api = await startTestApi();
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
  await api.close();
});

test('a first start that fails has handed out the password of the Super Admin that it made', async () => {
  const handedOut: unknown[] = [];
  const options = { onFirstAdmin: (created: object) => handedOut.push(created) };
  await expect(startTestApi({ ...env(), ADMIN_PASSWORD: '' }, undefined, options)).rejects.toThrow(
    'is taken by another program',
  );
  expect(handedOut).toEqual([{ email: ADMIN.email, password: expect.stringMatching(/^.{20}$/) as unknown }]);
});

test('a server can be closed twice', async () => {
  const api = await startTestApi();
  await Promise.all([api.close(), api.close()]);
  await api.close();
  await expect(fetch(api.url)).rejects.toThrow();
});

test('installations whose databases have the same name share nothing in Redis', async () => {
  const prefixOf = async (JWT_SECRET: string) => {
    // It connects to nothing yet.
    const redis = await redisOf({ REDIS_URL: 'redis://127.0.0.1:9', JWT_SECRET }, 'polyphony', createLogger('silent'));
    return redis?.prefix;
  };
  const one = await prefixOf('a'.repeat(32));
  expect(one).toMatch(/^polyphony:polyphony:[\w-]{8}$/);
  expect(await prefixOf('a'.repeat(32))).toBe(one);
  expect(await prefixOf('b'.repeat(32))).not.toBe(one);
});

withRedis('with Redis', () => {
  test('a start that fails ends its connections to Redis', async () => {
    const redis = await RedisServer.start();
    try {
      await expect(startTestApi({ ...env(), REDIS_URL: redis.url })).rejects.toThrow('is taken by another program');
      await eventually(async () => (await redis.connections()) === 1, 'no connection but the one that counts them');
    } finally {
      await redis.stop();
    }
  });
});
