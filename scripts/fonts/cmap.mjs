// @ts-check
// Which characters a TrueType font can draw, read from its cmap table (format 4 or 12).

/** Where a table begins. @param {DataView} font @param {string} tag @returns {number} */
function tableAt(font, tag) {
  const wanted = [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
  for (let n = 0; n < font.getUint16(4); n += 1) {
    if (font.getUint32(12 + 16 * n) === wanted) return font.getUint32(12 + 16 * n + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** First and last character of each range. @param {DataView} font @param {number} at @returns {[number, number][]} */
function rangesAt(font, at) {
  const format = font.getUint16(at);
  if (format === 12) {
    return Array.from({ length: font.getUint32(at + 12) }, (_, n) => [
      font.getUint32(at + 16 + 12 * n),
      font.getUint32(at + 20 + 12 * n),
    ]);
  }
  if (format !== 4) return [];
  const count = font.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, n) => [
    font.getUint16(at + 16 + 2 * (count + n)),
    font.getUint16(at + 14 + 2 * n),
  ]);
}

/** Characters without a glyph in a font file (not compressed). @param {Buffer} file @param {string[]} characters */
export function missingIn(file, characters) {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const at = tableAt(font, 'cmap');
  const ranges = Array.from({ length: font.getUint16(at + 2) }, (_, n) => font.getUint32(at + 8 + 8 * n)).flatMap(
    (offset) => rangesAt(font, at + offset),
  );
  return characters.filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
}
