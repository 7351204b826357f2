/** The path of the site at which a signed link shows a record's page before visitors find it. */
export const PREVIEW_PATH = '/preview';

/** Location of the link's token: a query, which no log contains. */
export const PREVIEW_PARAMETER = 'token';

/** Hours for which a link shows the page. */
export const PREVIEW_HOURS = 24;

/** The path of the page that the preview of a release shows. */
export const PREVIEW_PAGE_PARAMETER = 'at';
