/**
 * The allow list of SVGs: shapes, text, paint, filters, and animations of these. Anything else is removed: scripts,
 * event handlers, links, foreign content, external images.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** Elements in which white space is significant. */
export const TEXT_ELEMENTS = words('text tspan textPath title desc style');

/** Elements with text content only: they are HTML integration points, so a parser would read child elements as HTML. */
export const WORDS_ONLY = words('title desc style');

const ANIMATIONS = words('animate animateMotion animateTransform set');

export const SVG_ELEMENTS: ReadonlySet<string> = new Set([
  ...words('svg g defs symbol use image path rect circle ellipse line polyline polygon'),
  ...TEXT_ELEMENTS,
  ...words('linearGradient radialGradient stop pattern clipPath mask marker filter mpath'),
  ...words(
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  ),
  ...words('feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode'),
  ...words('feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'),
  ...ANIMATIONS,
]);

/** Elements that are replaced by their content: links, and language switches. */
export const UNWRAPPED = words('a switch');

/** Presentation attributes, which a style may set as well (SVG 2). */
export const SVG_PROPERTIES = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cx cy d direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant
  font-variation-settings font-weight glyph-orientation-horizontal glyph-orientation-vertical height image-rendering
  isolation letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity
  overflow paint-order pointer-events r rx ry shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor
  text-decoration text-rendering text-transform transform transform-box transform-origin unicode-bidi vector-effect
  visibility white-space width word-spacing writing-mode x y`);

/** Attributes that may be animated: never addresses, styles or event handlers. */
export const ANIMATED = new Set([
  ...SVG_PROPERTIES,
  ...words(`
    amplitude azimuth baseFrequency bias cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent fx fy
    gradientTransform gradientUnits intercept k1 k2 k3 k4 kernelMatrix limitingConeAngle markerHeight markerWidth mode
    numOctaves offset operator orient patternTransform pathLength points pointsAtX pointsAtY pointsAtZ preserveAspectRatio
    r radius refX refY scale seed slope specularConstant specularExponent spreadMethod startOffset stdDeviation surfaceScale
    tableValues targetX targetY textLength type values viewBox x1 x2 y1 y2 z`),
]);

/** Attributes whose value must pass `isHarmless`; those in WORDS may be any text, and `href` has its own rules. */
export const SVG_ATTRIBUTES = new Set([
  ...ANIMATED,
  ...words(`
    accumulate additive attributeName attributeType begin by calcMode clipPathUnits dur end fill filterUnits fr from in in2
    k kernelUnitLength keyPoints keySplines keyTimes lengthAdjust markerUnits maskContentUnits maskUnits max method min order
    origin path patternContentUnits patternUnits preserveAlpha primitiveUnits repeatCount repeatDur requiredExtensions
    restart result rotate side spacing stitchTiles systemLanguage to version xChannelSelector yChannelSelector zoomAndPan`),
]);

/** Attributes with free text, such as those for accessibility. */
export const WORDS = words('aria-describedby aria-hidden aria-label aria-labelledby class focusable id lang role');

/** Elements that may refer to another one of the same file: `href="#id"`. */
export const REFERRING = new Set([
  ...words('use textPath mpath linearGradient radialGradient pattern filter'),
  ...ANIMATIONS,
]);

/** An embedded raster image as data; never an address or another SVG. */
export const EMBEDDED_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Maximum nesting depth. */
export const MAX_SVG_DEPTH = 100;
/** Maximum number of elements of a file. */
export const MAX_SVG_ELEMENTS = 50_000;
/** Maximum number of elements after expanding references: a few lines of nested `use` can draw billions. */
export const MAX_SVG_DRAWN = 1_000_000;
