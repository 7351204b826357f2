/** The voices behind the welcome: lines that meet and part. Decoration only. */
export function Waves() {
  return (
    <svg
      className="waves"
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: 9 }, (_, line) => {
        const middle = 120 + line * 34;
        const swing = 130 - Math.abs(line - 4) * 24;
        return (
          <path
            key={line}
            d={`M-20 ${middle} C 180 ${middle - swing}, 360 ${middle + swing}, 600 ${middle} S 1020 ${middle - swing}, 1220 ${middle}`}
          />
        );
      })}
    </svg>
  );
}
