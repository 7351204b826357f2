import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { eventually } from '../testing/runs/eventually.js';
import { RedisServer, withRedis } from '../testing/services/redisServer.js';
import { startTestApi } from '../testing/server/testApi.js';

const taken = createServer().listen(0, '127.0.0.1');
beforeAll(() => taken.listening || once(taken, 'listening'));
afterAll(() => void taken.close());
const env = () => ({ PORT: String((taken.address() as AddressInfo).port) });

test('a start that fails closes its database, and the next one succeeds', async () => {
  await expect(startTestApi(env())).rejects.toThrow('is taken by another program');
  expect(mongoose.connection.readyState).toBe(mongoose.ConnectionStates.disconnected);
  const api = await startTestApi();
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
  await api.close();
});

test('a server can be closed twice', async () => {
  const api = await startTestApi();
  await Promise.all([api.close(), api.close()]);
  await api.close();
  await expect(fetch(api.url)).rejects.toThrow();
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
