/**
 * The currencies in use by ISO 4217, by the number of decimals that their amounts have. Written out and not read from Intl:
 * stored amounts are whole numbers of the smallest unit, so what that unit is must not differ between browsers and releases of
 * ICU, some of which count the Rial or the Lek without decimals.
 */
const CODES_BY_DIGITS = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP
    CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR
    KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN
    PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD
    TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
} as const;

const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries(CODES_BY_DIGITS).flatMap(([digits, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(digits)] as const),
  ),
);

/** All codes, in the order of the alphabet. */
export const CURRENCIES: readonly string[] = [...DIGITS.keys()].toSorted();

/** Whether a text is the code of a currency: 'EUR'. */
export const isCurrency = (code: string): boolean => DIGITS.has(code);

/** Decimals of amounts in a currency that ISO 4217 does not have: what was stored past the rules is read by them. */
const USUAL_DIGITS = 2;

/** The number of decimals that amounts in a currency have. */
export const digitsOf = (currency: string): number => DIGITS.get(currency) ?? USUAL_DIGITS;
