import { describe, expect, it } from '@jest/globals';
import { decrypt, encrypt, hmacSha256 } from './aead.ts';

const hex = (text: string) => Buffer.from(text, 'hex');
const zeros = '00'.repeat(32);
const key = 'feffe9928665731c6d6a8f9467308308'.repeat(2);
const nonce = 'cafebabefacedbaddecaf888';
const plain = `d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
  1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255`.replace(/\s/g, '');
const cipher = `522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa
  8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad`.replace(/\s/g, '');

// The AES-256 cases 13 to 16 that NIST published for GCM with 96-bit nonces.
const gcm = [
  { key: zeros, nonce: '00'.repeat(12), aad: '', plain: '', cipher: '', tag: '530f8afbc74536b9a963b4f1c4cb738b' },
  {
    key: zeros,
    nonce: '00'.repeat(12),
    aad: '',
    plain: '00'.repeat(16),
    cipher: 'cea7403d4d606b6e074ec5d3baf39d18',
    tag: 'd0d1c8a799996bf0265b98b5d48ab919',
  },
  { key, nonce, aad: '', plain, cipher, tag: 'b094dac5d93471bdec1a502270e3cc6c' },
  {
    key,
    nonce,
    aad: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
    plain: plain.slice(0, 120),
    cipher: cipher.slice(0, 120),
    tag: '76fc6ece0f4e1768cddf8853bb2d551b',
  },
];

describe('AES-256-GCM', () => {
  it.each(gcm)('makes of $plain what was published', (vector) => {
    const made = encrypt(hex(vector.key), hex(vector.nonce), hex(vector.aad), hex(vector.plain));
    expect([made.ciphertext.toString('hex'), made.tag.toString('hex')]).toEqual([vector.cipher, vector.tag]);
  });

  it.each(gcm)('opens $cipher, and nothing with one bit changed', (vector) => {
    const parts = [vector.key, vector.nonce, vector.aad, vector.tag, vector.cipher].map(hex);
    const open = ([k, n, a, tag, ciphertext]: Buffer[]) =>
      decrypt(k as Buffer, n as Buffer, a as Buffer, { tag: tag as Buffer, ciphertext: ciphertext as Buffer });
    expect(open(parts).toString('hex')).toBe(vector.plain);
    for (const [index, part] of parts.entries()) {
      for (let bit = 0; bit < part.length * 8; bit += 7) {
        const changed = parts.map((one) => Buffer.from(one));
        const bytes = changed[index] as Buffer;
        bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(() => open(changed)).toThrow();
      }
    }
  });

  it('takes no shortened tag', () => {
    const { tag, ciphertext } = encrypt(hex(key), hex(nonce), hex(''), 'text');
    for (const length of [4, 8, 12, 15]) {
      expect(() => decrypt(hex(key), hex(nonce), hex(''), { tag: tag.subarray(0, length), ciphertext })).toThrow();
    }
  });
});

// RFC 4231, all cases but the fifth, which cuts the digest.
const hmac: [string, Buffer, Buffer | string, string][] = [
  ['1', Buffer.alloc(20, 0x0b), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    '2',
    Buffer.from('Jefe'),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    '3',
    Buffer.alloc(20, 0xaa),
    Buffer.alloc(50, 0xdd),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    '4',
    hex('0102030405060708090a0b0c0d0e0f10111213141516171819'),
    Buffer.alloc(50, 0xcd),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [
    '6',
    Buffer.alloc(131, 0xaa),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    '7',
    Buffer.alloc(131, 0xaa),
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
];

it.each(hmac)('HMAC-SHA256 of case %s is what was published', (_case, secret, text, digest) => {
  expect(hmacSha256(secret, text).toString('hex')).toBe(digest);
});
