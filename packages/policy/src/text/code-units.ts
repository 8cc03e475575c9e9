const bytesPerUnit = 2;
/** Only some mainframes write the high byte first. */
const isBigEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 0;

/** Room for a text's code units, which the next text uses anew. */
let room = roomFor(1 << 15);

function roomFor(length: number) {
  const bytes = Buffer.allocUnsafeSlow(length * bytesPerUnit);
  return { bytes, units: new Uint16Array(bytes.buffer, 0, length) };
}

/**
 * The code units of a text as an array, which a loop reads several times as fast as it asks a string for them. Good until
 * the next call; behind the text stands what other texts left.
 */
export function codeUnitsOf(text: string): Uint16Array {
  if (room.units.length < text.length) room = roomFor(2 * text.length);
  room.bytes.write(text, 'utf16le');
  if (isBigEndian) room.bytes.subarray(0, bytesPerUnit * text.length).swap16();
  return room.units;
}
