import { isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The 16-bit groups of an IPv6 address; null for one of IPv4, also where it is written as one of IPv6. */
function groupsOf(ip: string): readonly string[] | null {
  const [address = ''] = ip.split('%');
  if (IPV4_MAPPED.test(address) || !isIPv6(address)) return null;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...groups(tail ?? '')];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

/** The network of an address. A client usually has all 2^64 addresses of its IPv6 /64, so those count as one. */
export function networkOf(ip: string): string {
  const groups = groupsOf(ip);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : (IPV4_MAPPED.exec(ip.split('%')[0] ?? '')?.[1] ?? ip);
}

/** The IPv6 /48 of an address, which hosting providers and brokers give to one customer; null for an address of IPv4. */
export function wideNetworkOf(ip: string): string | null {
  const groups = groupsOf(ip);
  return groups && `${groups.slice(0, 3).join(':')}::/48`;
}
