import autocannon from 'autocannon';

/**
 * Loads an address for some seconds, after a short warm-up.
 * @param {string} url
 * @param {() => { method: string, headers: object, body?: string, path?: string }} request made anew for each request;
 *   without a path, the address's
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
  const { pathname, search, origin } = new URL(url);
  const path = pathname + search;
  return autocannon({
    url: origin,
    connections,
    duration,
    requests: [{ path, ...request(), setupRequest: (known) => ({ ...known, path, ...request() }) }],
  });
}
