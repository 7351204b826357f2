import { Decimal128 } from 'bson';

const MAX_DIGITS = 34;

/** An exact decimal number: coefficient × 10^exponent. Enough arithmetic for Decimal128. */
export class Decimal {
  constructor(
    readonly coefficient: bigint,
    readonly exponent: number,
  ) {}

  private at(exponent: number): bigint {
    return this.coefficient * 10n ** BigInt(this.exponent - exponent);
  }

  compare(other: Decimal): number {
    const exponent = Math.min(this.exponent, other.exponent);
    const difference = this.at(exponent) - other.at(exponent);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  compareToDouble(value: number): number {
    return this.compare(exactDouble(value));
  }

  plus(other: Decimal): Decimal {
    const exponent = Math.min(this.exponent, other.exponent);
    return new Decimal(this.at(exponent) + other.at(exponent), exponent);
  }

  /** Without zeros at the end. */
  private trimmed(): Decimal {
    let { coefficient, exponent } = this;
    if (coefficient === 0n) return new Decimal(0n, 0);
    while (coefficient % 10n === 0n) {
      coefficient /= 10n;
      exponent++;
    }
    return new Decimal(coefficient, exponent);
  }

  /** Rounded to 34 digits, half to even, as Decimal128 is. */
  toDecimal128(): Decimal128 {
    const surplus = digits(this.coefficient) - MAX_DIGITS;
    return Decimal128.fromString(surplus > 0 ? this.rounded(this.exponent + surplus).toString() : this.toString());
  }

  /** The nearest multiple of 10^exponent, half to even. */
  private rounded(exponent: number): Decimal {
    if (exponent <= this.exponent) return this;
    const unit = 10n ** BigInt(exponent - this.exponent);
    let quotient = this.coefficient / unit;
    const twice = (this.coefficient - quotient * unit) * 2n;
    const size = twice < 0n ? -twice : twice;
    if (size > unit || (size === unit && quotient % 2n !== 0n)) quotient += this.coefficient < 0n ? -1n : 1n;
    return new Decimal(quotient, exponent);
  }

  toString(): string {
    return `${this.coefficient}E${this.exponent}`;
  }

  /** Bytes that sort numbers which share their nearest lower double. */
  sortable(): string {
    const { coefficient, exponent } = this.trimmed();
    const negative = coefficient < 0n;
    const text = String(negative ? -coefficient : coefficient);
    const magnitude = 0x4000 + exponent + text.length;
    const positive = String.fromCharCode(magnitude >> 8, magnitude & 255) + text + '\0';
    if (!negative) return positive;
    return Array.from(positive, (char) => String.fromCharCode(255 - char.charCodeAt(0))).join('');
  }
}

function digits(coefficient: bigint): number {
  return String(coefficient < 0n ? -coefficient : coefficient).length;
}

/** Reads "-12.5E+3"; NaN and the infinities are not decimals here. */
export function decimalDigits(text: string): Decimal {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!match) throw new RangeError(`not a finite decimal: ${text}`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(whole + fraction || '0');
  return new Decimal(sign === '-' ? -coefficient : coefficient, Number(exponent) - fraction.length);
}

/** A double's exact value: every finite double is a whole number times a power of two, hence a finite decimal. */
export function exactDouble(value: number): Decimal {
  let exponent = 0;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    exponent++;
  }
  return new Decimal(BigInt(scaled) * 5n ** BigInt(exponent), -exponent);
}
