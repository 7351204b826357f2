/** The name of the product: that of a site whose settings name none. */
export const PRODUCT_NAME = 'Polyphony';
