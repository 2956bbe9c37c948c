/** The classes of a search field that stands beside the title of its page, in the page's grid. */
export const SEARCH_PLACE = 'lg:col-start-7! lg:row-start-1 lg:mb-3 lg:self-end'
