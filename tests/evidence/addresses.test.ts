/** Which addresses may be called: one list a family, every block of IANA's registries. */
import { expect, test } from 'vitest';
import { mayBeCalled } from '../../src/outside.mjs';

/** Hosts that look public, on both sides of every block that is not, and what carries them. */
const PUBLIC = `
  1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 93.184.215.14 100.63.255.255 100.128.0.0 126.255.255.255
  128.0.0.1 151.101.1.6 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 185.199.108.153
  191.255.255.255 192.0.1.0 192.0.3.0 192.31.196.1 192.52.193.1 192.88.98.255 192.88.100.0
  192.167.255.255 192.169.0.0 192.175.48.1 198.17.255.255 198.20.0.0 198.51.99.255 198.51.101.0
  203.0.112.255 203.0.114.0 207.241.224.2 223.255.255.255 ::ffff:8.8.8.8 ::ffff:808:808
  0:0:0:0:0:ffff:1.1.1.1 ::FFFF:93.184.215.14 64:ff9b::8.8.8.8 64:ff9b::101:101
  64:FF9B:0:0:0:0:5DB8:D70E 2000:: 2001:200:: 2001:3::1 2001:4:112::1 2001:20::1 2001:2f:ffff::1
  2001:30::1 2001:3f:ffff::1 2001:4860:4860::8888 2001:db7:ffff::1 2001:db9::1
  2001:ffff:ffff::1 2003::1 2400:cb00::1 2606:4700:4700::1111 2620:4f:8000::1 2a00:1450:4001::1
  2a04:4e42::81 3ffe:ffff::1 3fff:1000::1 2620:fe::fe`.match(/\S+/g) as string[];

const INNER = `
  0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1
  127.255.255.255 169.254.0.0 169.254.169.254 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.170
  192.0.2.1 192.88.99.1 192.168.0.1 192.168.255.255 198.18.0.0 198.19.255.255 198.51.100.1
  203.0.113.255 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::8.8.8.8
  ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:192.168.0.1 ::ffff:169.254.169.254
  ::ffff:0.0.0.1 64:ff9b::127.0.0.1 64:ff9b::a00:1 64:ff9b::c0a8:1 64:ff9b::0.0.0.1
  64:ff9b:1::8.8.8.8 64:ff9b:1::1 100::1 100:0:0:1::1 1fff:ffff::1 2001::1 2001:2::1 2001:10::1
  2001:1ff:ffff::1 2001:db8::1 2001:db8:ffff::1 2002:808:808::1 2002:7f00:1::1 3fff::1
  3fff:fff:ffff::1 4000::1 5f00::1 fc00::1 fdff:ffff::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1
  2606:4700::1111%1 host.example 8.8.8 1.1.1.1.1`.match(/\S+/g) as string[];

test('every public address may be called, and nothing else', () => {
  expect(PUBLIC.length).toBeGreaterThanOrEqual(60);
  expect(INNER.length).toBeGreaterThanOrEqual(60);
  expect(PUBLIC.filter((address) => !mayBeCalled(address))).toEqual([]);
  expect(INNER.filter(mayBeCalled)).toEqual([]);
});
