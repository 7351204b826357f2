/** In place of style sheets, which mean nothing where no page is drawn. */
export default {};
