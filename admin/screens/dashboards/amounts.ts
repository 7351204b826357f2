/** Whole numbers of the dashboards. */
export const amounts = new Intl.NumberFormat('en-GB');
