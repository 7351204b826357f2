import autocannon from 'autocannon';

/**
 * Loads a server for some seconds, after a short warm-up.
 * @param {string} url of the server
 * @param {() => { path: string, method: string, headers: object, body?: string }} request made anew for each request
 * @param {number} connections that each wait for an answer before they ask again
 * @param {number} seconds
 * @returns {Promise<{ rps: number, p50: string, p99: string, failed: number }>}
 */
export async function measure(url, request, connections, seconds) {
  await run(url, request, connections, 1);
  const { requests, latency, non2xx, errors } = await run(url, request, connections, seconds);
  return { rps: requests.average, p50: `${latency.p50} ms`, p99: `${latency.p99} ms`, failed: non2xx + errors };
}

function run(url, request, connections, duration) {
  return autocannon({
    url: new URL(url).origin,
    connections,
    duration,
    requests: [{ ...request(), setupRequest: (known) => ({ ...known, ...request() }) }],
  });
}
