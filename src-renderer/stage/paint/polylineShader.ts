/** The shader of lines: GLSL, with Pixi's names for what Pixi sets. Lengths are in picture units. */

/** Spreads each segment's corners half the line's width and half a pixel, as far as it covers any part of a pixel. */
const vertex = `#version 300 es
precision highp float;

in vec4 aSegment;
in vec4 aBeside;
in vec3 aCorner;

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uHalf;
uniform float uPixel;

out vec2 vPlace;
out vec2 vBisect;
out float vNumber;
flat out float vLength;

vec2 direction(vec2 from, vec2 to) {
  vec2 way = to - from;
  float distance = length(way);
  return distance > 0.0 ? way / distance : vec2(0.0);
}

void main() {
  vec2 from = aSegment.xy;
  vec2 to = aSegment.zw;
  vec2 along = direction(from, to);
  if (along == vec2(0.0)) along = vec2(1.0, 0.0);
  vec2 across = vec2(-along.y, along.x);
  float reach = uHalf + 0.5 * uPixel;
  vec2 corner = mix(from, to, aCorner.y) + reach * (across * aCorner.x + along * (2.0 * aCorner.y - 1.0));

  vLength = distance(from, to);
  vNumber = aCorner.z;
  vPlace = vec2(dot(corner - from, along), dot(corner - from, across));
  // Signed distances from the lines that halve the angles at both joints; a free end has none.
  vec2 before = direction(aBeside.xy, from);
  vec2 after = direction(to, aBeside.zw);
  vBisect.x = before == vec2(0.0) ? 2.0 * reach : dot(corner - from, direction(vec2(0.0), before + along));
  vBisect.y = after == vec2(0.0) ? 2.0 * reach : dot(to - corner, direction(vec2(0.0), along + after));

  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(corner, 1.0)).xy, 0.0, 1.0);
}
`

/** Covers a pixel as far as the segment does, and pales with age. */
const fragment = `#version 300 es
precision highp float;

in vec2 vPlace;
in vec2 vBisect;
in float vNumber;
flat in float vLength;

uniform vec4 uColor;
uniform float uHalf;
uniform float uPixel;
uniform float uFade;
uniform float uCount;

out vec4 finalColor;

void main() {
  float nearest = clamp(vPlace.x, 0.0, vLength);
  float distance = length(vec2(vPlace.x - nearest, vPlace.y));
  float cover = clamp((uHalf - distance) / uPixel + 0.5, 0.0, 1.0);
  // Beyond the bisector the neighbour paints. They overlap by so much that the seam is neither light nor dark.
  vec2 mine = clamp(vBisect / uPixel + 0.8, 0.0, 1.0);
  float part = vLength > 0.0 ? nearest / vLength : 1.0;
  float age = mix(uFade, 1.0, (vNumber + part) / uCount);
  finalColor = uColor * (cover * mine.x * mine.y * age);
}
`

export const polylineShader = { vertex, fragment, name: 'polyline' }
