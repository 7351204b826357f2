/* eslint-disable */
import * as types from './graphql.js';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query KindsOfNeedles { searchRecords(text: \"needle\") { kind } }": typeof types.KindsOfNeedlesDocument,
    "query VisibleCategories { publishedEventCategories { rows { name } } }": typeof types.VisibleCategoriesDocument,
    "query RecordsInBin { deletedRecords { pageInfo { totalItemsCount } rows { id } } }": typeof types.RecordsInBinDocument,
    "\n  query EntriesOfTrail($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        seq action outcome actor { name role } target { kind label } from { ip } changes { field before after } hash\n      }\n      pageInfo { totalItemsCount }\n    }\n  }\n": typeof types.EntriesOfTrailDocument,
    "\n    mutation CreateEventWithText($input: EventInput!) {\n      createEvent(input: $input) { success errors { field message } event { id } }\n    }\n  ": typeof types.CreateEventWithTextDocument,
    "\n    mutation UpdateTextOfEvent($id: ID!, $input: EventInput!) {\n      updateEvent(id: $id, input: $input) { event { aboutDescription } }\n    }\n  ": typeof types.UpdateTextOfEventDocument,
    "\n    query TextsOfEvent($id: ID!) { event(id: $id) { aboutDescription translations { aboutDescription } } }\n  ": typeof types.TextsOfEventDocument,
    "query FocalPoint($id: ID!) { file(id: $id) { version focusX focusY } }": typeof types.FocalPointDocument,
    "\n  mutation SetFocalPoint($id: ID!, $input: FileInput!, $version: Int) {\n    updateFile(id: $id, input: $input, version: $version) {\n      success message errors { field message } file { version focusX focusY }\n    }\n  }\n": typeof types.SetFocalPointDocument,
    "\n  query TrailOfFile($id: ID!) {\n    auditEntries(filter: {targetId: $id}) {\n      rows { action changes { field before after } }\n    }\n  }\n": typeof types.TrailOfFileDocument,
    "\n  mutation ReplacePicture($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) { success message errors { field message } }\n  }\n": typeof types.ReplacePictureDocument,
    "\n    mutation SignFiles($files: [UploadToSign!]!) {\n      signUploads(files: $files) { success message errors { field message } uploads { key } }\n    }\n  ": typeof types.SignFilesDocument,
    "\n  mutation CreateEventWithFiles($input: EventInput!) {\n    createEvent(input: $input) {\n      success message errors { field message }\n      record: event {\n        id bannerImage bannerImageFile { id url altText width height fileType }\n      }\n    }\n  }\n": typeof types.CreateEventWithFilesDocument,
    "\n  mutation UpdateEventWithFiles($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) { success message errors { field message } }\n  }\n": typeof types.UpdateEventWithFilesDocument,
    "\n  mutation DeleteUsedFile($id: ID!) { deleteFile(id: $id) { success message errors { field message } } }\n": typeof types.DeleteUsedFileDocument,
    "\n  query UsesOfFile($id: ID!) {\n    file(id: $id) {\n      usedBy { total others records { kind kindLabel recordId title fields labels } } can { delete deleteRefusal }\n    }\n  }\n": typeof types.UsesOfFileDocument,
    "\n  mutation SetDefaultFile($id: ID!) {\n    toggleFileDefault(id: $id) { success message errors { field message } }\n  }\n": typeof types.SetDefaultFileDocument,
    "query Banners { publishedEvents { rows { bannerImageFile { url altText } } } }": typeof types.BannersDocument,
    "query CategoriesWithinCost { publishedEventCategories { rows { id } } }": typeof types.CategoriesWithinCostDocument,
    "\n  query FilesOfTheLibrary {\n    files(pageSize: 100) { rows { id version fileName fileS3Key fileType fileKind fileSize fileUrl } }\n  }\n": typeof types.FilesOfTheLibraryDocument,
    "query DownloadOfFile($id: ID) { fileDownload(id: $id) { url } }": typeof types.DownloadOfFileDocument,
    "mutation DeleteOneFile($id: ID!) { deleteFile(id: $id) { success message } }": typeof types.DeleteOneFileDocument,
    "\n  mutation ChooseFile($id: ID!) { toggleFileDefault(id: $id) { success message file { id default } } }\n": typeof types.ChooseFileDocument,
    "query FilesOfVisitors { publishedFiles(pageSize: 100) { rows { id } } }": typeof types.FilesOfVisitorsDocument,
    "query MenusOfVisitors { publishedMenus(pageSize: 100) { rows { id } } }": typeof types.MenusOfVisitorsDocument,
    "query PermissionsOverGraphql { permissions { id name group } }": typeof types.PermissionsOverGraphqlDocument,
    "query LanguagesOverGraphql { publishedLanguages { id code } }": typeof types.LanguagesOverGraphqlDocument,
    "query SlugOfPublishedEvent($id: ID) { publishedEvent(id: $id) { slug } }": typeof types.SlugOfPublishedEventDocument,
    "query BookingsOfAll { eventBookings(pageSize: 100) { rows { id } } }": typeof types.BookingsOfAllDocument,
    "query BookedEventsOfVisitor { ownBookedEvents(pageSize: 100) { rows { id } } }": typeof types.BookedEventsOfVisitorDocument,
    "query OrderHistoryOfVisitor { ownOrderHistory(pageSize: 100) { rows { id } } }": typeof types.OrderHistoryOfVisitorDocument,
    "\n  mutation RenameVisitor {\n    updateVisitorProfile(input: {lastName: \"Dorji\"}) { success message visitor { lastName } }\n  }\n": typeof types.RenameVisitorDocument,
    "query LanguagesAfterStop { languages { rows { name } } }": typeof types.LanguagesAfterStopDocument,
    "query TextOfMigratedEvent($id: ID!) { event(id: $id) { shortDescription } }": typeof types.TextOfMigratedEventDocument,
    "\n  query AuditEntries($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        action actor { id name } target { kind id label } changes { field before after } hash withheld bySystem\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query RecentEntries($first: Boolean!) {\n    auditEntries( pageSize: 100 filter: {withoutSessions: true, firstOfSeries: $first} ) {\n      rows { action seriesSize target { kind } }\n    }\n  }\n": typeof types.RecentEntriesDocument,
    "\n  query RecordsInTheBin($searchName: String) {\n    deletedRecords(pageSize: 100, filter: { searchName: $searchName }) { rows { id kind title deletedBy } }\n  }\n": typeof types.RecordsInTheBinDocument,
    "\n  query CategoryOutsideTheBin($id: ID!) {\n    eventCategory(id: $id) {\n      id slug orderNumber active featured version createdAt updatedBy translations { lang name description }\n    }\n  }\n": typeof types.CategoryOutsideTheBinDocument,
    "query IdsOfRoles { roles { rows { id } } }": typeof types.IdsOfRolesDocument,
    "\n  mutation ToggleVacancy($id: ID!, $to: Boolean) { toggleCareerActive(id: $id, to: $to) { success message } }\n": typeof types.ToggleVacancyDocument,
    "\n  mutation ScheduleVacancy($id: ID!, $at: String!) { scheduleCareer(id: $id, at: $at) { success message } }\n": typeof types.ScheduleVacancyDocument,
    "\n  mutation UpdateVacancy($id: ID!, $input: CareerInput!) { updateCareer(id: $id, input: $input) { success } }\n": typeof types.UpdateVacancyDocument,
    "query Vacancy($id: ID!) { career(id: $id) { slug publishingState updatedBy } }": typeof types.VacancyDocument,
    "query FieldsOfType($type: String!) { __type(name: $type) { fields { name } } }": typeof types.FieldsOfTypeDocument,
    "query Vacancies { publishedCareers(pageSize: 100) { rows { id } } }": typeof types.VacanciesDocument,
    "query VacancyOfVisitors($id: ID) { publishedCareer(id: $id) { id } }": typeof types.VacancyOfVisitorsDocument,
    "query IdsOfLanguages { languages { rows { id code } } }": typeof types.IdsOfLanguagesDocument,
    "\n  query SubjectOfEnquiry($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { about { kind id } } } }\n": typeof types.SubjectOfEnquiryDocument,
    "\n  query DeletionsOfEnquiries {\n    auditEntries(filter: {kind: \"enquiry\", action: \"DELETE\"}) { rows { target { label } changes { field } } }\n  }\n": typeof types.DeletionsOfEnquiriesDocument,
    "\n  query NotesOfEnquiries {\n    auditEntries(filter: {kind: \"enquiry\", action: \"NOTE\"}) { rows { changes { field after } } }\n  }\n": typeof types.NotesOfEnquiriesDocument,
    "\n  query ActorsOfDeletions {\n    auditEntries(filter: {kind: \"enquiry\", action: \"DELETE\"}) { rows { actor { name } target { label } } }\n  }\n": typeof types.ActorsOfDeletionsDocument,
    "query AssigneesOfEnquiries { staffMembers { rows { id } } }": typeof types.AssigneesOfEnquiriesDocument,
    "\n  mutation HandleEnquiryWithNote($id: ID!, $assigneeId: String, $note: String, $version: Int) {\n    handleEnquiry(id: $id, assigneeId: $assigneeId, note: $note, version: $version) {\n      success message errors { field message }\n    }\n  }\n": typeof types.HandleEnquiryWithNoteDocument,
    "\n  query Enquiries($searchName: String) {\n    enquiries(filter: { searchName: $searchName }) {\n      rows {\n        id reference firstName lastName mobileNumber email problemDescription read answered note version\n        about { kind id title } assignee { id name } history { step by byStaff }\n      }\n    }\n  }\n": typeof types.EnquiriesDocument,
    "\n  query TypesOfPackages($courseId: ID!, $lang: String!) { coursePackageTypes(courseId: $courseId, lang: $lang) }\n": typeof types.TypesOfPackagesDocument,
    "query FeesOfCourse($id: ID!) { course(id: $id) { feeStructure { id } } }": typeof types.FeesOfCourseDocument,
    "\n  mutation SwitchOffCategories($id: ID!, $translation: CourseTranslationInput) {\n    updateCourse(id: $id, input: {packageCategoriesSwitch: false}, lang: \"ar\", translation: $translation) { success }\n  }\n": typeof types.SwitchOffCategoriesDocument,
    "query PlacesTaken($id: ID!) { event(id: $id) { placesTaken } }": typeof types.PlacesTakenDocument,
    "mutation DeleteBookedPrice($id: ID!) { deleteEventPrice(id: $id) { success } }": typeof types.DeleteBookedPriceDocument,
    "query PriceOfOwnBooking($id: ID!) { ownBooking(id: $id) { price { amount currency label } } }": typeof types.PriceOfOwnBookingDocument,
    "query CategoryOfBookableEvent($id: ID!) { event(id: $id) { categoryId } }": typeof types.CategoryOfBookableEventDocument,
    "query PlacesLeft($id: ID!) { publishedEvent(id: $id) { placesLeft } }": typeof types.PlacesLeftDocument,
    "\n  mutation UpdateBookedEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) { success errors { field message } }\n  }\n": typeof types.UpdateBookedEventDocument,
    "mutation DeleteBookedEvent($id: ID!) { deleteEvent(id: $id) { success message } }": typeof types.DeleteBookedEventDocument,
    "\n  query FiguresOfBookings($since: DateTime!) {\n    eventBookingFigures(since: $since) { booked toConfirm toPay checkedIn }\n  }\n": typeof types.FiguresOfBookingsDocument,
    "mutation CheckInOne($code: String!) { checkInEventBooking(code: $code) { success } }": typeof types.CheckInOneDocument,
    "query WhetherSuperAdmin { session { superAdmin } }": typeof types.WhetherSuperAdminDocument,
    "\n  query TrailOfBookings($pageSize: Int!) {\n    auditEntries(pageSize: $pageSize, filter: {kind: \"eventBooking\"}) { rows { action target { id } } }\n  }\n": typeof types.TrailOfBookingsDocument,
    "\n  query CountOfBookings($searchName: String) {\n    eventBookings(pageSize: 1, filter: {searchName: $searchName}) { pageInfo { totalItemsCount } }\n  }\n": typeof types.CountOfBookingsDocument,
    "\n  query IdsAtDoor($eventId: ID!, $typed: String!) { eventBookingsAtDoor(eventId: $eventId, search: $typed) { id } }\n": typeof types.IdsAtDoorDocument,
    "\n  query BookingsAtDoor($eventId: ID!, $search: String!) {\n    eventBookingsAtDoor(eventId: $eventId, search: $search) { id visitorName status checkedInAt price { amount } }\n  }\n": typeof types.BookingsAtDoorDocument,
    "query OwnBookedEvents { ownBookedEvents(pageSize: 100) { rows { id } pageInfo { totalItemsCount } } }": typeof types.OwnBookedEventsDocument,
    "query OwnOrderHistory { ownOrderHistory(pageSize: 100) { rows { id } pageInfo { totalItemsCount } } }": typeof types.OwnOrderHistoryDocument,
    "query OwnBooking($id: ID!) { ownBooking(id: $id) { id } }": typeof types.OwnBookingDocument,
    "mutation CancelForeignBooking($id: ID!) { cancelOwnBooking(id: $id) { success } }": typeof types.CancelForeignBookingDocument,
    "\n  mutation CheckInByCode($code: String!, $eventId: ID, $careful: Boolean) {\n    checkInEventBooking(code: $code, eventId: $eventId, careful: $careful) {\n      success message result booking { id checkedInAt }\n    }\n  }\n": typeof types.CheckInByCodeDocument,
    "\n  mutation CheckInById($id: ID!, $eventId: ID!, $careful: Boolean) {\n    checkInEventBookingById(id: $id, eventId: $eventId, careful: $careful) { result booking { id } }\n  }\n": typeof types.CheckInByIdDocument,
    "\n  mutation UndoCheckIn($id: ID!, $checkedInAt: DateTime!) {\n    undoEventBookingCheckIn(id: $id, checkedInAt: $checkedInAt) { success message booking { checkedInAt } }\n  }\n": typeof types.UndoCheckInDocument,
    "query AdmissionFigures($eventId: ID!) { eventAdmissionFigures(eventId: $eventId) { confirmed admitted } }": typeof types.AdmissionFiguresDocument,
    "query EventsAtDoor($day: String!) { eventsAtDoor(day: $day) { id } }": typeof types.EventsAtDoorDocument,
    "\n  mutation RescheduleBookedEvent($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { success } }\n": typeof types.RescheduleBookedEventDocument,
    "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success errors { field message }\n      event {\n        id name slug ticketId categoryId difficultyId category { name } difficulty { name }\n      }\n    }\n  }\n": typeof types.CreateEventDocument,
    "\n  mutation UpdateEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success event { ticketId capacity category { name } }\n    }\n  }\n": typeof types.UpdateEventDocument,
    "\n  query EventsWithTheirNames {\n    publishedEvents(pageSize: 100) {\n      rows { slug category { name } difficulty { name } } pageInfo { totalItemsCount }\n    }\n  }\n": typeof types.EventsWithTheirNamesDocument,
    "query EventOfSlug($slug: String) { publishedEvent(slug: $slug) { id } }": typeof types.EventOfSlugDocument,
    "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: {field: STARTS_ON}) {\n      rows { name } pageInfo { totalItemsCount }\n    }\n  }\n": typeof types.EventsOfDaysDocument,
    "\n  mutation CreateEventPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) {\n      success errors { field message }\n      eventPrice {\n        id nationality priceType label amount currency event { id } active\n      }\n    }\n  }\n": typeof types.CreateEventPriceDocument,
    "\n  mutation CreateRichEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n": typeof types.CreateRichEventDocument,
    "\n  mutation UpdateRichEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n": typeof types.UpdateRichEventDocument,
    "\n  mutation TranslateRichEvent($id: ID!, $input: EventTranslationInput!) {\n    translateEvent(id: $id, lang: \"ar\", input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n": typeof types.TranslateRichEventDocument,
    "\n  query RichEvent($id: ID!) { event(id: $id) { aboutDescription translations { lang aboutDescription } } }\n": typeof types.RichEventDocument,
    "query SizesOfFile($id: ID!) { file(id: $id) { fileSize width height } }": typeof types.SizesOfFileDocument,
    "\n  query EventsByDate($page: Int! = 1, $pageSize: Int! = 100, $filter: PublishedEventFilter, $order: PublishedOrder! = DATE) {\n    publishedEvents( page: $page pageSize: $pageSize filter: $filter order: $order ) {\n      rows { name } pageInfo { totalItemsCount totalPages }\n    }\n  }\n": typeof types.EventsByDateDocument,
    "query EventsInTheOrderOfLists { publishedEvents { rows { name } } }": typeof types.EventsInTheOrderOfListsDocument,
    "query FillingEvents { fillingEvents { count next { name capacity placesTaken } } }": typeof types.FillingEventsDocument,
    "\n  query EventsOfVisitors($filter: PublishedEventFilter, $pageSize: Int! = 100) {\n    publishedEvents(pageSize: $pageSize, filter: $filter) {\n      rows {\n        slug category { slug } difficulty { slug } prices { amount currency label }\n      }\n      pageInfo { totalItemsCount totalPages }\n    }\n  }\n": typeof types.EventsOfVisitorsDocument,
    "\n  query RoomsOfVisitors {\n    events: publishedEvents(pageSize: 100) { rows { slug category { children { slug } } } }\n  }\n": typeof types.RoomsOfVisitorsDocument,
    "\n  query RoomsOfStaff { events(pageSize: 100) { rows { slug category { children { slug } } } } }\n": typeof types.RoomsOfStaffDocument,
    "\n    query CategoriesWithEvents($searchName: String) {\n      publishedEventCategories( pageSize: 100 filter: {hasEvents: true, searchName: $searchName} ) {\n        rows { slug } descendants { slug } pageInfo { totalItemsCount }\n      }\n    }\n  ": typeof types.CategoriesWithEventsDocument,
    "\n        query CategoriesBelow($slug: String) {\n          publishedEventCategory(slug: $slug) { children { slug hasEvents } }\n        }\n      ": typeof types.CategoriesBelowDocument,
    "query SlugOfEvent($id: ID!) { event(id: $id) { slug } }": typeof types.SlugOfEventDocument,
    "mutation CheckInCarefully($code: String!) { checkInEventBooking(code: $code, careful: true) { result } }": typeof types.CheckInCarefullyDocument,
    "query StatesOfJordan { states(country: \"JO\", lang: \"ar\") { code name } }": typeof types.StatesOfJordanDocument,
    "query CitiesOfAmman { cities(state: \"JO-AM\") { code name } }": typeof types.CitiesOfAmmanDocument,
    "query TimeZones { timeZones { name label } }": typeof types.TimeZonesDocument,
    "query BaseLanguages { languages(pageSize: 10) { rows { id name code active default base rtl } } }": typeof types.BaseLanguagesDocument,
    "query ChoiceOfBase { baseLanguageChoice { code refusal } }": typeof types.ChoiceOfBaseDocument,
    "\n  mutation ChooseBase($code: String!, $name: String) {\n    chooseBaseLanguage(code: $code, name: $name) {\n      success message errors { field message } language { code name base }\n    }\n  }\n": typeof types.ChooseBaseDocument,
    "\n  mutation DeactivateBase($id: ID!) { toggleLanguageActive(id: $id, to: false) { success message } }\n": typeof types.DeactivateBaseDocument,
    "mutation DeleteBase($id: ID!) { deleteLanguage(id: $id) { success message } }": typeof types.DeleteBaseDocument,
    "\n  query EventOfBase($id: ID!) {\n    event(id: $id) { version name(lang: \"es\") translations { lang name } can { edit } }\n  }\n": typeof types.EventOfBaseDocument,
    "query EventsOfBase { events { rows { id } } }": typeof types.EventsOfBaseDocument,
    "query PagesOfBase { cmsPages(pageSize: 20) { rows { slug translations { lang name } } } }": typeof types.PagesOfBaseDocument,
    "query SearchOfBase {\n        events(filter: { searchName: \"ceramica\" }, sort: { field: NAME, direction: ASC }) { rows { name } }\n      }": typeof types.SearchOfBaseDocument,
    "mutation TranslateEventOfBase($id: ID!, $lang: String!, $name: String!) {\n          translateEvent(id: $id, lang: $lang, input: { name: $name }) { success message errors { message } }\n        }": typeof types.TranslateEventOfBaseDocument,
    "mutation UpdateEventOfBase($id: ID!) { updateEvent(id: $id, input: { name: \"Otro taller\" }) { success } }": typeof types.UpdateEventOfBaseDocument,
    "query TrailOfBase { auditEntries(pageSize: 1) { rows { changes { field } } } }": typeof types.TrailOfBaseDocument,
    "query TrailOfChoice { auditEntries(pageSize: 10) { rows { changes { field before after } } } }": typeof types.TrailOfChoiceDocument,
    "mutation DeleteCategoryOfBase($id: ID!) { deleteEventCategory(id: $id) { success } }": typeof types.DeleteCategoryOfBaseDocument,
    "query Languages { languages(pageSize: 100) { rows { id code default active } } }": typeof types.LanguagesDocument,
    "\n  mutation SetLanguageActive($id: ID!, $to: Boolean) {\n    toggleLanguageActive(id: $id, to: $to) { success message }\n  }\n": typeof types.SetLanguageActiveDocument,
    "\n  mutation SetDefaultLanguage($id: ID!, $to: Boolean) {\n    toggleLanguageDefault(id: $id, to: $to) { success message }\n  }\n": typeof types.SetDefaultLanguageDocument,
    "\n  mutation SetLanguageCode($id: ID!, $code: String!) {\n    updateLanguage(id: $id, input: {code: $code}) {\n      success errors { field message }\n    }\n  }\n": typeof types.SetLanguageCodeDocument,
    "mutation DeleteOneLanguage($id: ID!) { deleteLanguage(id: $id) { success message } }": typeof types.DeleteOneLanguageDocument,
    "query LanguagesOfVisitors { publishedLanguages { code } }": typeof types.LanguagesOfVisitorsDocument,
    "query NamesOfDifficulties { eventDifficulties { rows { name } } }": typeof types.NamesOfDifficultiesDocument,
    "\n  query ProgressOfLanguage($id: ID!) {\n    languageProgress(id: $id) { code active base siteTexts { total translated } kinds { kind total translated } }\n  }\n": typeof types.ProgressOfLanguageDocument,
    "\n  mutation AddLanguageInProgress($code: String!, $name: String!) {\n    createLanguage(input: { code: $code, name: $name }) { success language { id active } }\n  }\n": typeof types.AddLanguageInProgressDocument,
    "query LanguagesInProgress { languages { rows { id code } } }": typeof types.LanguagesInProgressDocument,
    "query FailedMailCount($since: DateTime!) { failedMailCount(since: $since) }": typeof types.FailedMailCountDocument,
    "query InactiveRecords { inactiveRecords { kind count } }": typeof types.InactiveRecordsDocument,
    "query UntranslatedRecords { untranslatedRecords { kind lang count } }": typeof types.UntranslatedRecordsDocument,
    "query InactiveEvents { events(filter: {status: INACTIVE}) { rows { name } } }": typeof types.InactiveEventsDocument,
    "query DraftRecords { draftRecords { kind count } }": typeof types.DraftRecordsDocument,
    "query DraftEvents { events(filter: {publishing: DRAFT}) { rows { id } } }": typeof types.DraftEventsDocument,
    "\n  mutation SaveContent($id: ID!, $content: ContentMap!, $lang: String, $version: Int) {\n    result: updateCmsPageContent( linkId: $id content: $content lang: $lang version: $version ) {\n      success message errors { field message } cmsPage { version }\n    }\n  }\n": typeof types.SaveContentDocument,
    "query ContentOfPage($id: ID!, $lang: String) { cmsPage(id: $id) { contentDetails(lang: $lang) } }": typeof types.ContentOfPageDocument,
    "query LinksOfPages { cmsPages(pageSize: 100) { rows { slug linkId } } }": typeof types.LinksOfPagesDocument,
    "\n  query OperationsOfSchema { __schema { queryType { fields { name } } mutationType { fields { name } } } }\n": typeof types.OperationsOfSchemaDocument,
    "\n  query PageOfCourses($lang: String) {\n    publishedCmsPage(slug: \"courses\") {\n      contentDetails(lang: $lang) pictures { id }\n    }\n  }\n": typeof types.PageOfCoursesDocument,
    "\n  query RecordsWithFile($id: ID!) { file(id: $id) { usedBy { records { kind title fields labels } } } }\n": typeof types.RecordsWithFileDocument,
    "\n  query MetaTextsOfCareers($lang: String) {\n    publishedCmsPage(slug: \"careers\") {\n      metaTitle(lang: $lang) metaDescription(lang: $lang)\n    }\n  }\n": typeof types.MetaTextsOfCareersDocument,
    "\n  mutation SaveListView($list: String!, $name: String!, $query: String!) {\n    saveListView(list: $list, name: $name, query: $query) {\n      success message errors { field } view { id name query }\n    }\n  }\n": typeof types.SaveListViewDocument,
    "query ListViews($list: String!) { myListViews(list: $list) { id name query } }": typeof types.ListViewsDocument,
    "\n  mutation CreateMemberOfStaff($input: StaffMemberInput!) {\n    createStaffMember(input: $input) {\n      success message errors { field message code }\n      record: staffMember {\n        id name email roleId picture superAdmin adminAssignedRole { id name } version\n      }\n    }\n  }\n": typeof types.CreateMemberOfStaffDocument,
    "\n  mutation UpdateMemberOfStaff($id: ID!, $input: StaffMemberInput!, $version: Int) {\n    updateStaffMember(id: $id, input: $input, version: $version) {\n      success message errors { field message code } record: staffMember { name roleId }\n    }\n  }\n": typeof types.UpdateMemberOfStaffDocument,
    "\n  mutation DeleteMemberOfStaff($id: ID!) {\n    deleteStaffMember(id: $id) { success message errors { field message code } }\n  }\n": typeof types.DeleteMemberOfStaffDocument,
    "\n  query MemberOfStaff($id: ID!) {\n    staffMember(id: $id) {\n      id name email roleId can { edit editRefusal delete deleteRefusal toggles }\n    }\n  }\n": typeof types.MemberOfStaffDocument,
    "\n  query MembersOfStaff($filter: StaffMemberFilter) {\n    staffMembers(pageSize: 100, filter: $filter) {\n      rows { id email roleId can { edit editRefusal delete deleteRefusal toggles } }\n    }\n  }\n": typeof types.MembersOfStaffDocument,
    "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      success message errors { field message code } record: role { id permissionIds }\n    }\n  }\n": typeof types.CreateRoleDocument,
    "\n  mutation UpdateRole($id: ID!, $input: RoleInput!) {\n    updateRole(id: $id, input: $input) {\n      success message errors { field message code } record: role { permissionIds }\n    }\n  }\n": typeof types.UpdateRoleDocument,
    "\n  mutation DeleteRole($id: ID!) { deleteRole(id: $id) { success message errors { field message code } } }\n": typeof types.DeleteRoleDocument,
    "\n  query RolesAndTheirRights {\n    roles(pageSize: 100) {\n      rows {\n        id name permissionIds can { edit editRefusal delete deleteRefusal toggles }\n      }\n    }\n  }\n": typeof types.RolesAndTheirRightsDocument,
    "query RoleOptions { roleOptions { id disabled reason } }": typeof types.RoleOptionsDocument,
    "\n  query TrailOfStaff {\n    auditEntries(pageSize: 2, filter: {kind: \"staffMember\"}) {\n      rows { action target { id label } changes { field before after } }\n    }\n  }\n": typeof types.TrailOfStaffDocument,
    "query IdsOfPermissions { permissions { id name } }": typeof types.IdsOfPermissionsDocument,
    "query WhoMayWhat { session { user { email } permissions } }": typeof types.WhoMayWhatDocument,
    "\n            query RightsOverStaff($pageSize: Int!) {\n              staffMembers(pageSize: $pageSize) {\n                rows {\n                  adminAssignedRole { name } superAdmin can { edit editRefusal delete deleteRefusal toggles }\n                }\n              }\n            }\n          ": typeof types.RightsOverStaffDocument,
    "\n  query PermissionModules($role: ID!) {\n    permissionModules(role: $role) { module role actions { name status } }\n  }\n": typeof types.PermissionModulesDocument,
    "\n  mutation SetPermissionModule($input: PermissionModuleInput!) {\n    setPermissionModule(input: $input) {\n      success message errors { field message } permissionModule { module role actions { name status } }\n    }\n  }\n": typeof types.SetPermissionModuleDocument,
    "query AllPermissions { permissions { id name } }": typeof types.AllPermissionsDocument,
    "query PermissionsInUse { permissions { id name inUse } }": typeof types.PermissionsInUseDocument,
    "\n  query WhyNot($operation: String!) { whyNot(operation: $operation) { allowed missing roles { name } } }\n": typeof types.WhyNotDocument,
    "\n    query OldestRoles {\n      roles(page: 1, pageSize: 2) {\n        rows { id name permissionIds createdAt } pageInfo { currentPage currentLimit totalItemsCount }\n      }\n    }\n  ": typeof types.OldestRolesDocument,
    "query PermissionsInOrder { permissions { id name group } }": typeof types.PermissionsInOrderDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!, $id: ID) {\n    updateProfile(input: $input, id: $id) {\n      success message errors { field message code }\n      session { user { id name email picture adminAssignedRole { name } } }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success message errors { field message }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "query WhoIsSignedIn { session { user { id name email picture } } }": typeof types.WhoIsSignedInDocument,
    "query Devices { mySessions { id device ip createdAt lastSeenAt current } }": typeof types.DevicesDocument,
    "\n      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {\n        updateStaffMember(id: $id, input: $input) {\n          success message errors { field message }\n        }\n      }\n    ": typeof types.EditOneselfAsStaffDocument,
    "query CurrentVisitor { currentVisitor { id } }": typeof types.CurrentVisitorDocument,
    "\n  query Visitors($filter: VisitorAccountFilter) {\n    visitors(pageSize: 100, filter: $filter) {\n      rows {\n        id name email phone language blocked verifiedAt lastSeenAt bookings enquiries hasIdentityFile\n      }\n    }\n  }\n": typeof types.VisitorsDocument,
    "mutation ExportVisitor($id: ID!) { exportVisitor(id: $id) { success message data } }": typeof types.ExportVisitorDocument,
    "query TicketOfBooking($id: ID!) { ownBooking(id: $id) { ticketCode } }": typeof types.TicketOfBookingDocument,
    "\n  query VisitorsInTheTrail($text: String!) {\n    auditEntries(filter: {kind: \"visitor\", text: $text}) {\n      rows { target { label } }\n    }\n  }\n": typeof types.VisitorsInTheTrailDocument,
    "\n  query SearchRecords($text: String!, $limit: Int) {\n    searchRecords(text: $text, limit: $limit) { kind id slug title subtitle }\n  }\n": typeof types.SearchRecordsDocument,
    "query SettingsByKey($keys: [String!]!) { websiteSettings(keys: $keys) { key value } }": typeof types.SettingsByKeyDocument,
    "query SizeOfLogo($id: ID!) { file(id: $id) { width height } }": typeof types.SizeOfLogoDocument,
    "\n  query TrailOfSettings {\n    auditEntries(pageSize: 2) { rows { action target { kind label } changes { field before after } } }\n  }\n": typeof types.TrailOfSettingsDocument,
    "query UsesOfLogo($id: ID!) { file(id: $id) { usedBy { records { kind title labels } } } }": typeof types.UsesOfLogoDocument,
    "query VersionOfPanel { settingsPanel(id: \"copywriteText\") { version } }": typeof types.VersionOfPanelDocument,
    "\n  query FindOnSite($q: String!, $lang: String, $kind: String, $page: Int! = 1, $pageSize: Int! = 20) {\n    siteSearch(q: $q, lang: $lang, kind: $kind, page: $page, pageSize: $pageSize) {\n      totalItemsCount exactItemsCount correction\n      kinds {\n        kind\n        pageInfo { totalItemsCount totalPages }\n        rows {\n          path startsOn endsOn publishedAt\n          title { lang pieces { text found } }\n          excerpt { lang pieces { text found } }\n        }\n      }\n    }\n  }\n": typeof types.FindOnSiteDocument,
    "\n  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {\n    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {\n      rows {\n        post { slug title category { slug } } article { slug title category { slug } }\n      }\n      pageInfo { totalItemsCount totalPages }\n    }\n  }\n": typeof types.StoriesDocument,
    "\n  query StoriesAround($post: String, $article: String) {\n    publishedStoriesAround(post: $post, article: $article) {\n      newer { post { slug } article { slug } } older { post { slug } article { slug } }\n      related { post { slug } article { slug } }\n    }\n  }\n": typeof types.StoriesAroundDocument,
    "query TotalOfStories { publishedStories { pageInfo { totalItemsCount } } }": typeof types.TotalOfStoriesDocument,
    "\n  query TagSuggestions($kind: String!, $field: String!, $lang: String!, $text: String) {\n    tagSuggestions(kind: $kind, field: $field, lang: $lang, text: $text)\n  }\n": typeof types.TagSuggestionsDocument,
    "\n  query TextsOfSite($lang: String!) {\n    siteTexts(lang: $lang) { id name heading version texts { path source standard text placeholders } }\n  }\n": typeof types.TextsOfSiteDocument,
    "\n  mutation SaveText($path: ID!, $lang: String!, $text: String, $was: String) {\n    result: updateSiteText(path: $path, lang: $lang, text: $text, was: $was) {\n      success message errors { field message } record { path standard text }\n    }\n  }\n": typeof types.SaveTextDocument,
    "\n  mutation SaveTexts($lang: String!, $texts: [SiteTextChange!]!, $check: Boolean!) {\n    result: updateSiteTexts(lang: $lang, texts: $texts, check: $check) { success message errors { field message } }\n  }\n": typeof types.SaveTextsDocument,
    "\n  query PreviewOfText($path: ID!, $lang: String!, $text: String!) {\n    preview: siteTextPreview(path: $path, lang: $lang, text: $text) { fault examples }\n  }\n": typeof types.PreviewOfTextDocument,
    "\n  query HistoryOfTexts($id: ID!) { recordHistory(kind: \"siteTexts\", id: $id) { rows { version action by fields } } }\n": typeof types.HistoryOfTextsDocument,
    "\n  mutation RestoreTexts($id: ID!, $to: Int!, $fields: [String!]) {\n    restoreRecordVersion(kind: \"siteTexts\", id: $id, to: $to, fields: $fields) { success message }\n  }\n": typeof types.RestoreTextsDocument,
    "\n  query TrailOfTexts {\n    auditEntries(pageSize: 1) { rows { action target { kind label } changes { field before after } } }\n  }\n": typeof types.TrailOfTextsDocument,
    "query UpcomingChanges { upcomingChanges { at step kind id part title by failure } }": typeof types.UpcomingChangesDocument,
    "query PagesOfTheSite { cmsPages { rows { id slug } } }": typeof types.PagesOfTheSiteDocument,
    "\n  mutation ScheduleCareer($id: ID!, $at: String!) { scheduleCareer(id: $id, at: $at) { success } }\n": typeof types.ScheduleCareerDocument,
    "\n  mutation CreateInOutage($name: String!) {\n    createEventCategory(input: {name: $name}) { success eventCategory { id name version } }\n  }\n": typeof types.CreateInOutageDocument,
    "\n  query CategoriesByName($name: String!) {\n    eventCategories(filter: {searchName: $name}) { rows { id name version } }\n  }\n": typeof types.CategoriesByNameDocument,
    "query CategoriesOfProcess { publishedEventCategories { rows { name } } }": typeof types.CategoriesOfProcessDocument,
    "query CategoriesOfOtherProcess { publishedEventCategories { rows { name } } }": typeof types.CategoriesOfOtherProcessDocument,
    "\n  query PresentAddress($kind: String!, $slug: String!) { presentAddress(kind: $kind, slug: $slug) { slug path } }\n": typeof types.PresentAddressDocument,
    "query CategoryOfBranch($id: ID!) { eventCategory(id: $id) { id } }": typeof types.CategoryOfBranchDocument,
    "\n  mutation DeleteBranches($ids: [ID!]!) { deleteEventCategories(ids: $ids) { results { id success message } } }\n": typeof types.DeleteBranchesDocument,
    "\n  mutation MoveBelow($id: ID!, $parentId: ID!) {\n    updateEventCategory(id: $id, input: {parentId: $parentId}) { success }\n  }\n": typeof types.MoveBelowDocument,
    "\n  mutation NoteEventEdited($id: ID!, $leaving: Boolean) {\n    noteEventEdited(id: $id, leaving: $leaving) { others { name since } }\n  }\n": typeof types.NoteEventEditedDocument,
    "query UsesInEntries($id: ID!) { file(id: $id) { usedBy { records { fields labels } } } }": typeof types.UsesInEntriesDocument,
    "\n  query HistoryOfRecord($kind: String!, $id: ID!) {\n    recordHistory(kind: $kind, id: $id, pageSize: 100) { rows { version action by face fields } }\n  }\n": typeof types.HistoryOfRecordDocument,
    "\n  query DifferencesOfRecord($kind: String!, $id: ID!, $from: Int!, $to: Int!) {\n    recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path richText before after }\n  }\n": typeof types.DifferencesOfRecordDocument,
    "\n  mutation RestoreVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!], $version: Int) {\n    restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields, version: $version) {\n      success message errors { field message } version\n    }\n  }\n": typeof types.RestoreVersionDocument,
    "\n    mutation CreateCategoryWithHistory($input: BlogCategoryInput!) {\n      created: createBlogCategory(input: $input) { message record: blogCategory { id } }\n    }\n  ": typeof types.CreateCategoryWithHistoryDocument,
    "\n    mutation CreatePostWithHistory($input: BlogPostInput!) {\n      created: createBlogPost(input: $input) { message record: blogPost { id } }\n    }\n  ": typeof types.CreatePostWithHistoryDocument,
    "\n    mutation CreateDifficultyWithHistory($input: EventDifficultyInput!) {\n      created: createEventDifficulty(input: $input) { message record: eventDifficulty { id } }\n    }\n  ": typeof types.CreateDifficultyWithHistoryDocument,
    "\n    mutation UpdateCategoryWithHistory($id: ID!, $input: BlogCategoryInput!) {\n      updated: updateBlogCategory(id: $id, input: $input) { success message }\n    }\n  ": typeof types.UpdateCategoryWithHistoryDocument,
    "\n    mutation UpdatePostWithHistory($id: ID!, $input: BlogPostInput!) {\n      updated: updateBlogPost(id: $id, input: $input) { success message }\n    }\n  ": typeof types.UpdatePostWithHistoryDocument,
    "\n    mutation UpdateDifficultyWithHistory($id: ID!, $input: EventDifficultyInput!) {\n      updated: updateEventDifficulty(id: $id, input: $input) { success message }\n    }\n  ": typeof types.UpdateDifficultyWithHistoryDocument,
    "\n  query DifferencesOfVersions($kind: String!, $id: ID!, $from: Int!, $to: Int!) {\n    recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path before after }\n  }\n": typeof types.DifferencesOfVersionsDocument,
    "\n  mutation RestoreEarlierVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!]) {\n    restored: restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields) { success errors { field message } }\n  }\n": typeof types.RestoreEarlierVersionDocument,
    "query AddressOfPicture($id: ID!) { file(id: $id) { url } }": typeof types.AddressOfPictureDocument,
    "query TextOfPost($id: ID!) { blogPost(id: $id) { description } }": typeof types.TextOfPostDocument,
    "\n  mutation SavePageWithHistory($id: ID!, $lang: String, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, lang: $lang, content: $content) { success message errors { field message } }\n  }\n": typeof types.SavePageWithHistoryDocument,
    "query ContentOfHomePage($id: ID!) { cmsPage(id: $id) { content: contentDetails(lang: \"en\") } }": typeof types.ContentOfHomePageDocument,
    "query RowsWritten($id: ID!) { import(id: $id) { counts { written } } }": typeof types.RowsWrittenDocument,
    "\n  query LevelsOfImport { eventDifficulties(pageSize: 100) { rows { version } pageInfo { totalItemsCount } } }\n": typeof types.LevelsOfImportDocument,
    "query ImportsOfDifficulties { imports(kind: \"eventDifficulty\") { id by } }": typeof types.ImportsOfDifficultiesDocument,
    "\n  query MatchingOfImport($id: ID!) {\n    import(id: $id) {\n      matching {\n        encoding dayOrder decimals\n        columns { heading samples filled guess } fields { name label language required }\n      }\n    }\n  }\n": typeof types.MatchingOfImportDocument,
    "\n  mutation MatchImport($id: ID!, $columns: [String!]!, $dayOrder: ImportDayOrder, $decimals: ImportDecimals) {\n    matchImport(id: $id, columns: $columns, dayOrder: $dayOrder, decimals: $decimals) {\n      success errors { field message }\n    }\n  }\n": typeof types.MatchImportDocument,
    "\n  mutation TranslatePottery($id: ID!) { translateBlogCategory(id: $id, lang: \"ar\", input: {name: \"الفخار\"}) { success } }\n": typeof types.TranslatePotteryDocument,
    "\n  query FallbacksOfCategories($lang: String) {\n    publishedBlogCategories { rows { slug name(lang: $lang) fallbacks(lang: $lang) { field lang } } }\n  }\n": typeof types.FallbacksOfCategoriesDocument,
    "\n  query DifficultiesByName($direction: SortDirection!, $lang: String, $page: Int! = 1, $pageSize: Int! = 100) {\n    eventDifficulties(\n      page: $page, pageSize: $pageSize, filter: {lang: $lang}, sort: {field: NAME, direction: $direction}\n    ) { rows { name(lang: $lang) } pageInfo { totalItemsCount totalPages } }\n  }\n": typeof types.DifficultiesByNameDocument,
    "\n  query LanguagesByName {\n    languages(pageSize: 100, sort: {field: NAME}) { rows { name } pageInfo { totalItemsCount totalPages } }\n  }\n": typeof types.LanguagesByNameDocument,
    "\n  query FilledCategories { blogCategories(filter: {searchName: \"illed IN\"}) { rows { name } } }\n": typeof types.FilledCategoriesDocument,
    "\n  query CountBySearchName($searchName: String) {\n    eventDifficulties(filter: {searchName: $searchName}) { pageInfo { totalItemsCount } }\n  }\n": typeof types.CountBySearchNameDocument,
    "\n  mutation CreateNode($input: EventCategoryInput!) {\n    createEventCategory(input: $input) {\n      success message errors { field message } eventCategory { id slug parentId }\n    }\n  }\n": typeof types.CreateNodeDocument,
    "\n  mutation MoveNode($id: ID!, $parentId: ID) {\n    updateEventCategory(id: $id, input: {parentId: $parentId}) {\n      success message errors { field message } eventCategory { id slug parentId }\n    }\n  }\n": typeof types.MoveNodeDocument,
    "\n  mutation RenameNode($id: ID!) { updateEventCategory(id: $id, input: {name: \"Renamed\"}) { success } }\n": typeof types.RenameNodeDocument,
    "\n  mutation DeleteNode($id: ID!) {\n    deleteEventCategory(id: $id) { success message errors { field message } eventCategory { id slug parentId } }\n  }\n": typeof types.DeleteNodeDocument,
    "mutation FeatureNode($id: ID!) { toggleEventCategoryFeatured(id: $id) { success } }": typeof types.FeatureNodeDocument,
    "\n  query TreeOfStaff($filter: RecordFilter) {\n    eventCategories(filter: $filter) {\n      rows { id slug parentId } descendants { id slug parentId } pageInfo { totalItemsCount }\n    }\n  }\n": typeof types.TreeOfStaffDocument,
    "\n  query TreeOfVisitors($filter: PublishedEventCategoryFilter) {\n    publishedEventCategories(filter: $filter) {\n      rows { id slug parentId } descendants { id slug parentId } pageInfo { totalItemsCount }\n    }\n  }\n": typeof types.TreeOfVisitorsDocument,
    "query NodeOfVisitors($slug: String) { publishedEventCategory(slug: $slug) { id slug parentId } }": typeof types.NodeOfVisitorsDocument,
    "query ChildrenOfNodes { publishedEventCategories { rows { slug children { slug } } } }": typeof types.ChildrenOfNodesDocument,
    "query NamesOfNodes { publishedEventCategories { rows { slug name } } }": typeof types.NamesOfNodesDocument,
    "\n  query WholeTree($pageSize: Int!) {\n    eventCategories(pageSize: $pageSize) {\n      rows { id name parent { name } children { name children { name } } can { delete } }\n      descendants { id } pageInfo { totalItemsCount }\n    }\n  }\n": typeof types.WholeTreeDocument,
    "query CountOfCategories { eventCategories { pageInfo { totalItemsCount } } }": typeof types.CountOfCategoriesDocument,
    "\n  mutation CreateCategoryLikeRest($input: EventCategoryInput!) {\n    createEventCategory(input: $input) { errors { field message } }\n  }\n": typeof types.CreateCategoryLikeRestDocument,
    "query PersonOfSession { session { user { id name email } } }": typeof types.PersonOfSessionDocument,
    "\n  mutation UpdateOwnProfile($input: ProfileInput!) {\n    updateProfile(input: $input) { success message errors { field message } }\n  }\n": typeof types.UpdateOwnProfileDocument,
    "query AddressOfDownload($id: ID) { fileDownload(id: $id) { url } }": typeof types.AddressOfDownloadDocument,
    "query CountOfRoles { roles { pageInfo { totalItemsCount } } }": typeof types.CountOfRolesDocument,
    "query WalkOfVisitors { publishedEvent(slug: \"dawn-walk\") { id } }": typeof types.WalkOfVisitorsDocument,
    "\n  mutation RenameWalks($id: ID!) { updateEventCategory(id: $id, input: {name: \"Long walks\"}) { success } }\n": typeof types.RenameWalksDocument,
    "\n  mutation TranslateStargazing($id: ID!) {\n    translateEventCategory(id: $id, lang: \"ar\", input: {name: \"رصد النجوم\"}) { success }\n  }\n": typeof types.TranslateStargazingDocument,
    "query SlugsOfPages { cmsPages(pageSize: 100) { rows { slug id } } }": typeof types.SlugsOfPagesDocument,
    "\n  mutation SavePageOfSite($id: ID!, $content: ContentMap!, $lang: String) {\n    updateCmsPageContent(linkId: $id, content: $content, lang: $lang) { success message errors { field message } }\n  }\n": typeof types.SavePageOfSiteDocument,
    "\n  query SubjectsOfEnquiries($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { about { kind id title } } } }\n": typeof types.SubjectsOfEnquiriesDocument,
    "mutation PreviewPost($id: ID!) { previewBlogPost(id: $id) { url } }": typeof types.PreviewPostDocument,
    "\n    mutation CreateCourseOfPage($input: CourseInput!) {\n      created: createCourse(input: $input) { success errors { field message } record: course { id } }\n    }\n  ": typeof types.CreateCourseOfPageDocument,
    "\n    mutation CreatePackageOfPage($input: CoursePackageInput!) {\n      created: createCoursePackage(input: $input) { success errors { field message } record: coursePackage { id } }\n    }\n  ": typeof types.CreatePackageOfPageDocument,
    "\n    mutation TranslateCourseOfPage($id: ID!, $input: CourseTranslationInput!) {\n      translated: translateCourse(id: $id, lang: \"ar\", input: $input) { success errors { field message } }\n    }\n  ": typeof types.TranslateCourseOfPageDocument,
    "\n    mutation TranslatePackageOfPage($id: ID!, $input: CoursePackageTranslationInput!) {\n      translated: translateCoursePackage(id: $id, lang: \"ar\", input: $input) { success errors { field message } }\n    }\n  ": typeof types.TranslatePackageOfPageDocument,
    "query BookbindingWeekend { publishedEvent(slug: \"bookbinding-weekend\") { id } }": typeof types.BookbindingWeekendDocument,
    "query DayHikes { publishedEventCategory(slug: \"day-hikes\") { id } }": typeof types.DayHikesDocument,
    "\n  mutation TranslateEnglishOnly($id: ID!) { translateEvent(id: $id, lang: \"ar\", input: {name: \"بالعربية\"}) { success } }\n": typeof types.TranslateEnglishOnlyDocument,
    "mutation PreviewBrokenDraft($id: ID!) { previewEventDraft(id: $id) { url } }": typeof types.PreviewBrokenDraftDocument,
    "\n  query EnquiriesByForm($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { problemDescription language } } }\n": typeof types.EnquiriesByFormDocument,
    "query SlugOfBookedEvent($id: ID!) { event(id: $id) { slug name } }": typeof types.SlugOfBookedEventDocument,
    "query PageOfOffers { publishedCmsPage(slug: \"offers\") { id } }": typeof types.PageOfOffersDocument,
    "\n  mutation SaveSectionOfPage($id: ID!, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, content: $content) { success }\n  }\n": typeof types.SaveSectionOfPageDocument,
    "query PicturesOfTheSite { files(pageSize: 100, filter: {fileKind: IMAGES}) { rows { id } } }": typeof types.PicturesOfTheSiteDocument,
    "\n  mutation DescribePicture($id: ID!, $altText: String!) { updateFile(id: $id, input: {altText: $altText}) { success } }\n": typeof types.DescribePictureDocument,
    "\n  mutation SaveTextOfPage($path: ID!, $text: String, $lang: String! = \"en\") {\n    updateSiteText(path: $path, lang: $lang, text: $text) { success }\n  }\n": typeof types.SaveTextOfPageDocument,
    "\n  query BannerOfPost { publishedBlogPost(slug: \"paper-from-the-daphne-bush\") { bannerImageFile { id } } }\n": typeof types.BannerOfPostDocument,
    "\n    mutation UpdateText($id: ID!, $input: BlogPostInput!) { written: updateBlogPost(id: $id, input: $input) { success } }\n  ": typeof types.UpdateTextDocument,
    "\n    mutation UpdateNews($id: ID!, $input: NewsArticleInput!) {\n      written: updateNewsArticle(id: $id, input: $input) { success }\n    }\n  ": typeof types.UpdateNewsDocument,
    "\n  mutation SetPrices($values: WebsiteSettingsInput!, $lang: String) {\n    updateWebsiteSettings(values: $values, lang: $lang) { success message errors { field message } }\n  }\n": typeof types.SetPricesDocument,
    "query SlugOfFreeEvent($id: ID!) { event(id: $id) { slug } }": typeof types.SlugOfFreeEventDocument,
    "query PricesOfEvent($id: ID!) { event(id: $id) { prices { id } } }": typeof types.PricesOfEventDocument,
    "\n  mutation CreateEuroPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) { success errors { field message } eventPrice { id amount currency nationalityName } }\n  }\n": typeof types.CreateEuroPriceDocument,
    "\n  mutation TranslateHiddenEvent($id: ID!) {\n    translateEvent(id: $id, lang: \"ar\", input: {name: \"حدث لم يُنشر بعد\"}) { success }\n  }\n": typeof types.TranslateHiddenEventDocument,
    "\n  mutation RenameHiddenEvent($id: ID!) {\n    updateEvent(id: $id, input: {name: \"Renamed, new address\", slug: \"renamed-since\"}) { success }\n  }\n": typeof types.RenameHiddenEventDocument,
    "query HiddenEvent($slug: String) { publishedEvent(slug: $slug) { id } }": typeof types.HiddenEventDocument,
    "query CategoryOfHiddenEvent($id: ID!) { event(id: $id) { category { id name } } }": typeof types.CategoryOfHiddenEventDocument,
    "mutation PreviewEvent($id: ID!) { previewEvent(id: $id) { url expiresAt } }": typeof types.PreviewEventDocument,
    "mutation PreviewEventDraft($id: ID!) { previewEventDraft(id: $id) { url } }": typeof types.PreviewEventDraftDocument,
    "\n  mutation SaveDraftOfHiddenEvent($id: ID!, $lang: String!, $values: DraftValues!, $revision: ID) {\n    saveEventDraft(id: $id, lang: $lang, values: $values, from: 2, revision: $revision) { draft { revision } }\n  }\n": typeof types.SaveDraftOfHiddenEventDocument,
    "query BookingPageOfEvent($id: ID!) { event(id: $id) { slug name } }": typeof types.BookingPageOfEventDocument,
    "query VersionOfPrice($id: ID!) { eventPrice(id: $id) { version } }": typeof types.VersionOfPriceDocument,
    "\n  mutation RaisePrice($id: ID!, $version: Int!) {\n    updateEventPrice(id: $id, version: $version, input: {amount: 1300}) { success }\n  }\n": typeof types.RaisePriceDocument,
    "\n  mutation SetFooter { updateWebsiteSettings(values: {copywrite_text: \"© Stored\"}) { message } }\n": typeof types.SetFooterDocument,
    "\n  mutation SaveAboutUs($id: ID!, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, content: $content) { success message }\n  }\n": typeof types.SaveAboutUsDocument,
    "mutation ToggleAboutUs($id: ID!) { toggleCmsPageActive(id: $id) { success } }": typeof types.ToggleAboutUsDocument,
    "\n  mutation SetColour { updateWebsiteSettings(values: {primary_color: \"greenish\"}) { message } }\n": typeof types.SetColourDocument,
    "\n  mutation SetLogo($id: String) { updateWebsiteSettings(values: {footer_logo: $id}) { message } }\n": typeof types.SetLogoDocument,
    "\n  query DemoContentOfTest { demoContent { removed undoUntil kinds { kind removable staying } } }\n": typeof types.DemoContentOfTestDocument,
    "\n  mutation RemoveDemoInTest { removeDemoContent { success message kinds { kind removable staying } } }\n": typeof types.RemoveDemoInTestDocument,
    "\n  mutation RestoreDemoInTest { restoreDemoContent { success message kinds { kind removable staying } } }\n": typeof types.RestoreDemoInTestDocument,
    "\n  query EventOfDemo($slug: String!) { publishedEvent(slug: $slug) { id name bannerImageFile { url } } }\n": typeof types.EventOfDemoDocument,
    "\n  mutation SignInAsDemo($email: String!, $password: String!) {\n    signIn(identifier: $email, password: $password) { success }\n  }\n": typeof types.SignInAsDemoDocument,
    "\n  query EventsOfTheShowcase {\n    publishedEvents(page: 1, pageSize: 20) {\n      rows {\n        slug placesLeft infoAddressUrl\n        featuredImageFile { url width en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n": typeof types.EventsOfTheShowcaseDocument,
    "\n  query PostsOfTheShowcase {\n    publishedBlogPosts(page: 1, pageSize: 50) {\n      rows {\n        text: description tags\n        arTitle: title(lang: \"ar\") arText: description(lang: \"ar\") arTags: tags(lang: \"ar\")\n        category { name } bannerImageFile { url en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n": typeof types.PostsOfTheShowcaseDocument,
    "\n  query ArticlesOfTheShowcase {\n    publishedNewsArticles(page: 1, pageSize: 50) {\n      rows {\n        text: description tags\n        arTitle: title(lang: \"ar\") arText: description(lang: \"ar\") arTags: tags(lang: \"ar\")\n        category { name } bannerImageFile { url en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n": typeof types.ArticlesOfTheShowcaseDocument,
    "\n  query VacanciesOfTheShowcase {\n    publishedCareers {\n      rows { en: jobDescription ar: jobDescription(lang: \"ar\") imageFile { url ar: altText(lang: \"ar\") } }\n    }\n  }\n": typeof types.VacanciesOfTheShowcaseDocument,
    "\n  query TestimonialsOfTheShowcase {\n    publishedTestimonials { rows { en: message ar: message(lang: \"ar\") imageFile { url ar: altText(lang: \"ar\") } } }\n  }\n": typeof types.TestimonialsOfTheShowcaseDocument,
    "query DraftsOfTheShowcase { careers(filter: { publishing: DRAFT }) { rows { publishingState } } }": typeof types.DraftsOfTheShowcaseDocument,
    "query StatesOfEvents { events(pageSize: 20) { rows { published } } }": typeof types.StatesOfEventsDocument,
    "query StatesOfBookings { eventBookings { rows { status paid } } }": typeof types.StatesOfBookingsDocument,
    "\n  query CoursesOfTheShowcase {\n    publishedCourses(page: 1, pageSize: 20) {\n      rows {\n        slug title ar: title(lang: \"ar\") galleryImages { imageFile { url ar: altText(lang: \"ar\") } }\n        packages { title ar: title(lang: \"ar\") type arType: type(lang: \"ar\") price }\n      }\n    }\n  }\n": typeof types.CoursesOfTheShowcaseDocument,
    "query FirstStepsOfTest { firstSteps { state tasks { name done } } }": typeof types.FirstStepsOfTestDocument,
    "\n  mutation UpdateFirstStepsInTest($to: FirstStepsState!) {\n    updateFirstSteps(to: $to) { success firstSteps { state tasks { name } } }\n  }\n": typeof types.UpdateFirstStepsInTestDocument,
    "\n  query StoredEvents {\n    events {\n      rows {\n        id name slug orderNumber startsOn shortDescription metaTitle metaKeywords metaDescription active published\n        category { slug }\n      }\n    }\n  }\n": typeof types.StoredEventsDocument,
    "\n  query StoredEvent($id: ID!) {\n    event(id: $id) { name inArabic: name(lang: \"ar\") slug metaTitle metaKeywords metaDescription }\n  }\n": typeof types.StoredEventDocument,
    "\n  query StoredEventCategories { eventCategories { rows { name(lang: \"ar\") slug metaTitle } } }\n": typeof types.StoredEventCategoriesDocument,
    "query StoredBlogCategories { blogCategories { rows { name slug metaTitle } } }": typeof types.StoredBlogCategoriesDocument,
    "\n  query StoredDifficulties { eventDifficulties { rows { name slug orderNumber active default } } }\n": typeof types.StoredDifficultiesDocument,
    "\n  query StoredSettings($lang: String) { publishedSettings(keys: [\"meta_title\"], lang: $lang) { value } }\n": typeof types.StoredSettingsDocument,
    "\n  query StoredHistory($id: ID!) { recordHistory(kind: \"event\", id: $id) { rows { version action } } }\n": typeof types.StoredHistoryDocument,
    "\n  mutation RestoreStoredVersion($id: ID!) { restoreRecordVersion(kind: \"event\", id: $id, to: 1) { success message } }\n": typeof types.RestoreStoredVersionDocument,
    "query StoredDeletions { deletedRecords { rows { id kind title } } }": typeof types.StoredDeletionsDocument,
    "\n  mutation LogInAfterTransfer($email: String!, $password: String!) {\n    logIn(identifier: $email, password: $password) { token }\n  }\n": typeof types.LogInAfterTransferDocument,
    "query OwnTickets { ownOrderHistory { rows { ...VisitorsBooking ticketCode } } }": typeof types.OwnTicketsDocument,
    "\n    mutation DeleteOwnAccount($password: String!) {\n      result: deleteOwnAccount(password: $password) { success message errors { field message code } }\n    }\n  ": typeof types.DeleteOwnAccountDocument,
    "\n    mutation ExportOwnData($password: String!) {\n      result: exportOwnData(password: $password) { success message errors { field message code } data }\n    }\n  ": typeof types.ExportOwnDataDocument,
    "\n  mutation SignUploads($files: [UploadToSign!]!) {\n    signUploads(files: $files) {\n      success message errors { field message } uploads { url key name expiresAt fields { name value } }\n    }\n  }\n": typeof types.SignUploadsDocument,
    "\n  mutation RegisterUpload($input: UploadInput!) {\n    registerUpload(input: $input) {\n      success message errors { field message code }\n      file { id version fileName fileS3Key fileType fileKind fileSize fileUrl }\n    }\n  }\n": typeof types.RegisterUploadDocument,
    "\n  mutation ReplaceFile($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) {\n      success message errors { field message code }\n      file { id version fileName fileS3Key fileType fileKind fileSize fileUrl revision }\n    }\n  }\n": typeof types.ReplaceFileDocument,
    "\n  fragment VisitorsBooking on OwnBooking {\n    id status paid transactionId message checkedInAt createdAt\n    price { amount currency label nationality priceType } event { id name ticketId }\n  }\n": typeof types.VisitorsBookingFragmentDoc,
    "\n  fragment BookingForStaff on EventBooking {\n    id status paid transactionId message checkedInAt createdAt\n    price { amount currency label nationality priceType } event { id name ticketId }\n    note version visitor { firstName lastName email phone } history { step by byStaff }\n  }\n": typeof types.BookingForStaffFragmentDoc,
    "\n  mutation BookEvent($input: BookingInput!) {\n    bookEvent(input: $input) {\n      success message errors { field message code } booking { ...VisitorsBooking ticketCode }\n    }\n  }\n": typeof types.BookEventDocument,
    "\n  mutation CancelOwnBooking($id: ID!) {\n    cancelOwnBooking(id: $id) { success message errors { field message code } booking { ...VisitorsBooking } }\n  }\n": typeof types.CancelOwnBookingDocument,
    "\n    mutation ConfirmBooking($id: ID!) {\n      booked: confirmEventBooking(id: $id) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  ": typeof types.ConfirmBookingDocument,
    "\n    mutation PayBooking($id: ID!, $to: Boolean) {\n      booked: toggleEventBookingPaid(id: $id, to: $to) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  ": typeof types.PayBookingDocument,
    "\n    mutation NoteBooking($id: ID!, $note: String, $version: Int) {\n      booked: addEventBookingNote(id: $id, note: $note, version: $version) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  ": typeof types.NoteBookingDocument,
    "\n  query AllBookings($filter: EventBookingFilter) {\n    eventBookings(pageSize: 100, filter: $filter) { rows { ...BookingForStaff } pageInfo { totalItemsCount } }\n  }\n": typeof types.AllBookingsDocument,
    "\n  mutation RestoreFromBin($id: ID!) { result: restoreDeletedRecord(id: $id) { success message errors { field message } } }\n": typeof types.RestoreFromBinDocument,
    "\n  mutation EraseFromBin($id: ID!) { result: eraseDeletedRecord(id: $id) { success message errors { field message } } }\n": typeof types.EraseFromBinDocument,
    "\n  query ImportUnderTest($id: ID!) {\n    import(id: $id) { id state problem counts { rows create change same rejected written skipped undone kept } }\n  }\n": typeof types.ImportUnderTestDocument,
    "\n  query LinesOfImport($id: ID!, $problems: Boolean!) {\n    importLines(id: $id, problems: $problems, pageSize: 100) {\n      rows { line outcome title recordId changes { column before after } errors { column message } }\n    }\n  }\n": typeof types.LinesOfImportDocument,
    "\n    mutation ApplyImport($id: ID!) { result: applyImport(id: $id) { success message import { state } } }\n  ": typeof types.ApplyImportDocument,
    "\n    mutation UndoImport($id: ID!) { result: undoImport(id: $id) { success message import { state } } }\n  ": typeof types.UndoImportDocument,
    "\n    mutation EndImport($id: ID!) { result: endImport(id: $id) { success message import { state } } }\n  ": typeof types.EndImportDocument,
    "query IdsOfPages { cmsPages(pageSize: 100) { rows { id slug version } } }": typeof types.IdsOfPagesDocument,
    "query IdsOfStaff { staffMembers(pageSize: 100) { rows { id email } } }": typeof types.IdsOfStaffDocument,
    "query UserOfSession { session { user { id } } }": typeof types.UserOfSessionDocument,
    "query CacheCount { cacheCount }": typeof types.CacheCountDocument,
    "query NewestStaff { staffMembers(pageSize: 1) { rows { email roleId } } }": typeof types.NewestStaffDocument,
    "query EveryPermission { permissions { id } }": typeof types.EveryPermissionDocument,
    "\n  query CategoriesOfBrokenText($text: String!) {\n    publishedEventCategories(filter: {searchName: $text}) { rows { name } }\n  }\n": typeof types.CategoriesOfBrokenTextDocument,
    "query RolesInBulk { roles(pageSize: 100) { rows { id name } } }": typeof types.RolesInBulkDocument,
    "query StaffInBulk { staffMembers(pageSize: 100) { rows { id email } } }": typeof types.StaffInBulkDocument,
    "query LanguagesInBulk { languages(pageSize: 100) { rows { id name } } }": typeof types.LanguagesInBulkDocument,
    "query StatesOfLanguages { languages { rows { code active default } } }": typeof types.StatesOfLanguagesDocument,
    "\n  mutation SaveHostileDraft($id: ID!, $values: DraftValues!) {\n    saveEventDraft(id: $id, lang: \"en\", from: 1, values: $values) { success errors { field } }\n  }\n": typeof types.SaveHostileDraftDocument,
    "mutation SetLongLanguage($code: String!) { setLanguage(code: $code) { success message } }": typeof types.SetLongLanguageDocument,
    "query FileNameOfImport($id: ID!) { import(id: $id) { fileName } }": typeof types.FileNameOfImportDocument,
    "query SecretiveRecords { searchRecords(text: \"secretive\") { kind } }": typeof types.SecretiveRecordsDocument,
};
const documents: Documents = {
    "query KindsOfNeedles { searchRecords(text: \"needle\") { kind } }": types.KindsOfNeedlesDocument,
    "query VisibleCategories { publishedEventCategories { rows { name } } }": types.VisibleCategoriesDocument,
    "query RecordsInBin { deletedRecords { pageInfo { totalItemsCount } rows { id } } }": types.RecordsInBinDocument,
    "\n  query EntriesOfTrail($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        seq action outcome actor { name role } target { kind label } from { ip } changes { field before after } hash\n      }\n      pageInfo { totalItemsCount }\n    }\n  }\n": types.EntriesOfTrailDocument,
    "\n    mutation CreateEventWithText($input: EventInput!) {\n      createEvent(input: $input) { success errors { field message } event { id } }\n    }\n  ": types.CreateEventWithTextDocument,
    "\n    mutation UpdateTextOfEvent($id: ID!, $input: EventInput!) {\n      updateEvent(id: $id, input: $input) { event { aboutDescription } }\n    }\n  ": types.UpdateTextOfEventDocument,
    "\n    query TextsOfEvent($id: ID!) { event(id: $id) { aboutDescription translations { aboutDescription } } }\n  ": types.TextsOfEventDocument,
    "query FocalPoint($id: ID!) { file(id: $id) { version focusX focusY } }": types.FocalPointDocument,
    "\n  mutation SetFocalPoint($id: ID!, $input: FileInput!, $version: Int) {\n    updateFile(id: $id, input: $input, version: $version) {\n      success message errors { field message } file { version focusX focusY }\n    }\n  }\n": types.SetFocalPointDocument,
    "\n  query TrailOfFile($id: ID!) {\n    auditEntries(filter: {targetId: $id}) {\n      rows { action changes { field before after } }\n    }\n  }\n": types.TrailOfFileDocument,
    "\n  mutation ReplacePicture($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) { success message errors { field message } }\n  }\n": types.ReplacePictureDocument,
    "\n    mutation SignFiles($files: [UploadToSign!]!) {\n      signUploads(files: $files) { success message errors { field message } uploads { key } }\n    }\n  ": types.SignFilesDocument,
    "\n  mutation CreateEventWithFiles($input: EventInput!) {\n    createEvent(input: $input) {\n      success message errors { field message }\n      record: event {\n        id bannerImage bannerImageFile { id url altText width height fileType }\n      }\n    }\n  }\n": types.CreateEventWithFilesDocument,
    "\n  mutation UpdateEventWithFiles($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) { success message errors { field message } }\n  }\n": types.UpdateEventWithFilesDocument,
    "\n  mutation DeleteUsedFile($id: ID!) { deleteFile(id: $id) { success message errors { field message } } }\n": types.DeleteUsedFileDocument,
    "\n  query UsesOfFile($id: ID!) {\n    file(id: $id) {\n      usedBy { total others records { kind kindLabel recordId title fields labels } } can { delete deleteRefusal }\n    }\n  }\n": types.UsesOfFileDocument,
    "\n  mutation SetDefaultFile($id: ID!) {\n    toggleFileDefault(id: $id) { success message errors { field message } }\n  }\n": types.SetDefaultFileDocument,
    "query Banners { publishedEvents { rows { bannerImageFile { url altText } } } }": types.BannersDocument,
    "query CategoriesWithinCost { publishedEventCategories { rows { id } } }": types.CategoriesWithinCostDocument,
    "\n  query FilesOfTheLibrary {\n    files(pageSize: 100) { rows { id version fileName fileS3Key fileType fileKind fileSize fileUrl } }\n  }\n": types.FilesOfTheLibraryDocument,
    "query DownloadOfFile($id: ID) { fileDownload(id: $id) { url } }": types.DownloadOfFileDocument,
    "mutation DeleteOneFile($id: ID!) { deleteFile(id: $id) { success message } }": types.DeleteOneFileDocument,
    "\n  mutation ChooseFile($id: ID!) { toggleFileDefault(id: $id) { success message file { id default } } }\n": types.ChooseFileDocument,
    "query FilesOfVisitors { publishedFiles(pageSize: 100) { rows { id } } }": types.FilesOfVisitorsDocument,
    "query MenusOfVisitors { publishedMenus(pageSize: 100) { rows { id } } }": types.MenusOfVisitorsDocument,
    "query PermissionsOverGraphql { permissions { id name group } }": types.PermissionsOverGraphqlDocument,
    "query LanguagesOverGraphql { publishedLanguages { id code } }": types.LanguagesOverGraphqlDocument,
    "query SlugOfPublishedEvent($id: ID) { publishedEvent(id: $id) { slug } }": types.SlugOfPublishedEventDocument,
    "query BookingsOfAll { eventBookings(pageSize: 100) { rows { id } } }": types.BookingsOfAllDocument,
    "query BookedEventsOfVisitor { ownBookedEvents(pageSize: 100) { rows { id } } }": types.BookedEventsOfVisitorDocument,
    "query OrderHistoryOfVisitor { ownOrderHistory(pageSize: 100) { rows { id } } }": types.OrderHistoryOfVisitorDocument,
    "\n  mutation RenameVisitor {\n    updateVisitorProfile(input: {lastName: \"Dorji\"}) { success message visitor { lastName } }\n  }\n": types.RenameVisitorDocument,
    "query LanguagesAfterStop { languages { rows { name } } }": types.LanguagesAfterStopDocument,
    "query TextOfMigratedEvent($id: ID!) { event(id: $id) { shortDescription } }": types.TextOfMigratedEventDocument,
    "\n  query AuditEntries($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        action actor { id name } target { kind id label } changes { field before after } hash withheld bySystem\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query RecentEntries($first: Boolean!) {\n    auditEntries( pageSize: 100 filter: {withoutSessions: true, firstOfSeries: $first} ) {\n      rows { action seriesSize target { kind } }\n    }\n  }\n": types.RecentEntriesDocument,
    "\n  query RecordsInTheBin($searchName: String) {\n    deletedRecords(pageSize: 100, filter: { searchName: $searchName }) { rows { id kind title deletedBy } }\n  }\n": types.RecordsInTheBinDocument,
    "\n  query CategoryOutsideTheBin($id: ID!) {\n    eventCategory(id: $id) {\n      id slug orderNumber active featured version createdAt updatedBy translations { lang name description }\n    }\n  }\n": types.CategoryOutsideTheBinDocument,
    "query IdsOfRoles { roles { rows { id } } }": types.IdsOfRolesDocument,
    "\n  mutation ToggleVacancy($id: ID!, $to: Boolean) { toggleCareerActive(id: $id, to: $to) { success message } }\n": types.ToggleVacancyDocument,
    "\n  mutation ScheduleVacancy($id: ID!, $at: String!) { scheduleCareer(id: $id, at: $at) { success message } }\n": types.ScheduleVacancyDocument,
    "\n  mutation UpdateVacancy($id: ID!, $input: CareerInput!) { updateCareer(id: $id, input: $input) { success } }\n": types.UpdateVacancyDocument,
    "query Vacancy($id: ID!) { career(id: $id) { slug publishingState updatedBy } }": types.VacancyDocument,
    "query FieldsOfType($type: String!) { __type(name: $type) { fields { name } } }": types.FieldsOfTypeDocument,
    "query Vacancies { publishedCareers(pageSize: 100) { rows { id } } }": types.VacanciesDocument,
    "query VacancyOfVisitors($id: ID) { publishedCareer(id: $id) { id } }": types.VacancyOfVisitorsDocument,
    "query IdsOfLanguages { languages { rows { id code } } }": types.IdsOfLanguagesDocument,
    "\n  query SubjectOfEnquiry($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { about { kind id } } } }\n": types.SubjectOfEnquiryDocument,
    "\n  query DeletionsOfEnquiries {\n    auditEntries(filter: {kind: \"enquiry\", action: \"DELETE\"}) { rows { target { label } changes { field } } }\n  }\n": types.DeletionsOfEnquiriesDocument,
    "\n  query NotesOfEnquiries {\n    auditEntries(filter: {kind: \"enquiry\", action: \"NOTE\"}) { rows { changes { field after } } }\n  }\n": types.NotesOfEnquiriesDocument,
    "\n  query ActorsOfDeletions {\n    auditEntries(filter: {kind: \"enquiry\", action: \"DELETE\"}) { rows { actor { name } target { label } } }\n  }\n": types.ActorsOfDeletionsDocument,
    "query AssigneesOfEnquiries { staffMembers { rows { id } } }": types.AssigneesOfEnquiriesDocument,
    "\n  mutation HandleEnquiryWithNote($id: ID!, $assigneeId: String, $note: String, $version: Int) {\n    handleEnquiry(id: $id, assigneeId: $assigneeId, note: $note, version: $version) {\n      success message errors { field message }\n    }\n  }\n": types.HandleEnquiryWithNoteDocument,
    "\n  query Enquiries($searchName: String) {\n    enquiries(filter: { searchName: $searchName }) {\n      rows {\n        id reference firstName lastName mobileNumber email problemDescription read answered note version\n        about { kind id title } assignee { id name } history { step by byStaff }\n      }\n    }\n  }\n": types.EnquiriesDocument,
    "\n  query TypesOfPackages($courseId: ID!, $lang: String!) { coursePackageTypes(courseId: $courseId, lang: $lang) }\n": types.TypesOfPackagesDocument,
    "query FeesOfCourse($id: ID!) { course(id: $id) { feeStructure { id } } }": types.FeesOfCourseDocument,
    "\n  mutation SwitchOffCategories($id: ID!, $translation: CourseTranslationInput) {\n    updateCourse(id: $id, input: {packageCategoriesSwitch: false}, lang: \"ar\", translation: $translation) { success }\n  }\n": types.SwitchOffCategoriesDocument,
    "query PlacesTaken($id: ID!) { event(id: $id) { placesTaken } }": types.PlacesTakenDocument,
    "mutation DeleteBookedPrice($id: ID!) { deleteEventPrice(id: $id) { success } }": types.DeleteBookedPriceDocument,
    "query PriceOfOwnBooking($id: ID!) { ownBooking(id: $id) { price { amount currency label } } }": types.PriceOfOwnBookingDocument,
    "query CategoryOfBookableEvent($id: ID!) { event(id: $id) { categoryId } }": types.CategoryOfBookableEventDocument,
    "query PlacesLeft($id: ID!) { publishedEvent(id: $id) { placesLeft } }": types.PlacesLeftDocument,
    "\n  mutation UpdateBookedEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) { success errors { field message } }\n  }\n": types.UpdateBookedEventDocument,
    "mutation DeleteBookedEvent($id: ID!) { deleteEvent(id: $id) { success message } }": types.DeleteBookedEventDocument,
    "\n  query FiguresOfBookings($since: DateTime!) {\n    eventBookingFigures(since: $since) { booked toConfirm toPay checkedIn }\n  }\n": types.FiguresOfBookingsDocument,
    "mutation CheckInOne($code: String!) { checkInEventBooking(code: $code) { success } }": types.CheckInOneDocument,
    "query WhetherSuperAdmin { session { superAdmin } }": types.WhetherSuperAdminDocument,
    "\n  query TrailOfBookings($pageSize: Int!) {\n    auditEntries(pageSize: $pageSize, filter: {kind: \"eventBooking\"}) { rows { action target { id } } }\n  }\n": types.TrailOfBookingsDocument,
    "\n  query CountOfBookings($searchName: String) {\n    eventBookings(pageSize: 1, filter: {searchName: $searchName}) { pageInfo { totalItemsCount } }\n  }\n": types.CountOfBookingsDocument,
    "\n  query IdsAtDoor($eventId: ID!, $typed: String!) { eventBookingsAtDoor(eventId: $eventId, search: $typed) { id } }\n": types.IdsAtDoorDocument,
    "\n  query BookingsAtDoor($eventId: ID!, $search: String!) {\n    eventBookingsAtDoor(eventId: $eventId, search: $search) { id visitorName status checkedInAt price { amount } }\n  }\n": types.BookingsAtDoorDocument,
    "query OwnBookedEvents { ownBookedEvents(pageSize: 100) { rows { id } pageInfo { totalItemsCount } } }": types.OwnBookedEventsDocument,
    "query OwnOrderHistory { ownOrderHistory(pageSize: 100) { rows { id } pageInfo { totalItemsCount } } }": types.OwnOrderHistoryDocument,
    "query OwnBooking($id: ID!) { ownBooking(id: $id) { id } }": types.OwnBookingDocument,
    "mutation CancelForeignBooking($id: ID!) { cancelOwnBooking(id: $id) { success } }": types.CancelForeignBookingDocument,
    "\n  mutation CheckInByCode($code: String!, $eventId: ID, $careful: Boolean) {\n    checkInEventBooking(code: $code, eventId: $eventId, careful: $careful) {\n      success message result booking { id checkedInAt }\n    }\n  }\n": types.CheckInByCodeDocument,
    "\n  mutation CheckInById($id: ID!, $eventId: ID!, $careful: Boolean) {\n    checkInEventBookingById(id: $id, eventId: $eventId, careful: $careful) { result booking { id } }\n  }\n": types.CheckInByIdDocument,
    "\n  mutation UndoCheckIn($id: ID!, $checkedInAt: DateTime!) {\n    undoEventBookingCheckIn(id: $id, checkedInAt: $checkedInAt) { success message booking { checkedInAt } }\n  }\n": types.UndoCheckInDocument,
    "query AdmissionFigures($eventId: ID!) { eventAdmissionFigures(eventId: $eventId) { confirmed admitted } }": types.AdmissionFiguresDocument,
    "query EventsAtDoor($day: String!) { eventsAtDoor(day: $day) { id } }": types.EventsAtDoorDocument,
    "\n  mutation RescheduleBookedEvent($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { success } }\n": types.RescheduleBookedEventDocument,
    "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success errors { field message }\n      event {\n        id name slug ticketId categoryId difficultyId category { name } difficulty { name }\n      }\n    }\n  }\n": types.CreateEventDocument,
    "\n  mutation UpdateEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success event { ticketId capacity category { name } }\n    }\n  }\n": types.UpdateEventDocument,
    "\n  query EventsWithTheirNames {\n    publishedEvents(pageSize: 100) {\n      rows { slug category { name } difficulty { name } } pageInfo { totalItemsCount }\n    }\n  }\n": types.EventsWithTheirNamesDocument,
    "query EventOfSlug($slug: String) { publishedEvent(slug: $slug) { id } }": types.EventOfSlugDocument,
    "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: {field: STARTS_ON}) {\n      rows { name } pageInfo { totalItemsCount }\n    }\n  }\n": types.EventsOfDaysDocument,
    "\n  mutation CreateEventPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) {\n      success errors { field message }\n      eventPrice {\n        id nationality priceType label amount currency event { id } active\n      }\n    }\n  }\n": types.CreateEventPriceDocument,
    "\n  mutation CreateRichEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n": types.CreateRichEventDocument,
    "\n  mutation UpdateRichEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n": types.UpdateRichEventDocument,
    "\n  mutation TranslateRichEvent($id: ID!, $input: EventTranslationInput!) {\n    translateEvent(id: $id, lang: \"ar\", input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n": types.TranslateRichEventDocument,
    "\n  query RichEvent($id: ID!) { event(id: $id) { aboutDescription translations { lang aboutDescription } } }\n": types.RichEventDocument,
    "query SizesOfFile($id: ID!) { file(id: $id) { fileSize width height } }": types.SizesOfFileDocument,
    "\n  query EventsByDate($page: Int! = 1, $pageSize: Int! = 100, $filter: PublishedEventFilter, $order: PublishedOrder! = DATE) {\n    publishedEvents( page: $page pageSize: $pageSize filter: $filter order: $order ) {\n      rows { name } pageInfo { totalItemsCount totalPages }\n    }\n  }\n": types.EventsByDateDocument,
    "query EventsInTheOrderOfLists { publishedEvents { rows { name } } }": types.EventsInTheOrderOfListsDocument,
    "query FillingEvents { fillingEvents { count next { name capacity placesTaken } } }": types.FillingEventsDocument,
    "\n  query EventsOfVisitors($filter: PublishedEventFilter, $pageSize: Int! = 100) {\n    publishedEvents(pageSize: $pageSize, filter: $filter) {\n      rows {\n        slug category { slug } difficulty { slug } prices { amount currency label }\n      }\n      pageInfo { totalItemsCount totalPages }\n    }\n  }\n": types.EventsOfVisitorsDocument,
    "\n  query RoomsOfVisitors {\n    events: publishedEvents(pageSize: 100) { rows { slug category { children { slug } } } }\n  }\n": types.RoomsOfVisitorsDocument,
    "\n  query RoomsOfStaff { events(pageSize: 100) { rows { slug category { children { slug } } } } }\n": types.RoomsOfStaffDocument,
    "\n    query CategoriesWithEvents($searchName: String) {\n      publishedEventCategories( pageSize: 100 filter: {hasEvents: true, searchName: $searchName} ) {\n        rows { slug } descendants { slug } pageInfo { totalItemsCount }\n      }\n    }\n  ": types.CategoriesWithEventsDocument,
    "\n        query CategoriesBelow($slug: String) {\n          publishedEventCategory(slug: $slug) { children { slug hasEvents } }\n        }\n      ": types.CategoriesBelowDocument,
    "query SlugOfEvent($id: ID!) { event(id: $id) { slug } }": types.SlugOfEventDocument,
    "mutation CheckInCarefully($code: String!) { checkInEventBooking(code: $code, careful: true) { result } }": types.CheckInCarefullyDocument,
    "query StatesOfJordan { states(country: \"JO\", lang: \"ar\") { code name } }": types.StatesOfJordanDocument,
    "query CitiesOfAmman { cities(state: \"JO-AM\") { code name } }": types.CitiesOfAmmanDocument,
    "query TimeZones { timeZones { name label } }": types.TimeZonesDocument,
    "query BaseLanguages { languages(pageSize: 10) { rows { id name code active default base rtl } } }": types.BaseLanguagesDocument,
    "query ChoiceOfBase { baseLanguageChoice { code refusal } }": types.ChoiceOfBaseDocument,
    "\n  mutation ChooseBase($code: String!, $name: String) {\n    chooseBaseLanguage(code: $code, name: $name) {\n      success message errors { field message } language { code name base }\n    }\n  }\n": types.ChooseBaseDocument,
    "\n  mutation DeactivateBase($id: ID!) { toggleLanguageActive(id: $id, to: false) { success message } }\n": types.DeactivateBaseDocument,
    "mutation DeleteBase($id: ID!) { deleteLanguage(id: $id) { success message } }": types.DeleteBaseDocument,
    "\n  query EventOfBase($id: ID!) {\n    event(id: $id) { version name(lang: \"es\") translations { lang name } can { edit } }\n  }\n": types.EventOfBaseDocument,
    "query EventsOfBase { events { rows { id } } }": types.EventsOfBaseDocument,
    "query PagesOfBase { cmsPages(pageSize: 20) { rows { slug translations { lang name } } } }": types.PagesOfBaseDocument,
    "query SearchOfBase {\n        events(filter: { searchName: \"ceramica\" }, sort: { field: NAME, direction: ASC }) { rows { name } }\n      }": types.SearchOfBaseDocument,
    "mutation TranslateEventOfBase($id: ID!, $lang: String!, $name: String!) {\n          translateEvent(id: $id, lang: $lang, input: { name: $name }) { success message errors { message } }\n        }": types.TranslateEventOfBaseDocument,
    "mutation UpdateEventOfBase($id: ID!) { updateEvent(id: $id, input: { name: \"Otro taller\" }) { success } }": types.UpdateEventOfBaseDocument,
    "query TrailOfBase { auditEntries(pageSize: 1) { rows { changes { field } } } }": types.TrailOfBaseDocument,
    "query TrailOfChoice { auditEntries(pageSize: 10) { rows { changes { field before after } } } }": types.TrailOfChoiceDocument,
    "mutation DeleteCategoryOfBase($id: ID!) { deleteEventCategory(id: $id) { success } }": types.DeleteCategoryOfBaseDocument,
    "query Languages { languages(pageSize: 100) { rows { id code default active } } }": types.LanguagesDocument,
    "\n  mutation SetLanguageActive($id: ID!, $to: Boolean) {\n    toggleLanguageActive(id: $id, to: $to) { success message }\n  }\n": types.SetLanguageActiveDocument,
    "\n  mutation SetDefaultLanguage($id: ID!, $to: Boolean) {\n    toggleLanguageDefault(id: $id, to: $to) { success message }\n  }\n": types.SetDefaultLanguageDocument,
    "\n  mutation SetLanguageCode($id: ID!, $code: String!) {\n    updateLanguage(id: $id, input: {code: $code}) {\n      success errors { field message }\n    }\n  }\n": types.SetLanguageCodeDocument,
    "mutation DeleteOneLanguage($id: ID!) { deleteLanguage(id: $id) { success message } }": types.DeleteOneLanguageDocument,
    "query LanguagesOfVisitors { publishedLanguages { code } }": types.LanguagesOfVisitorsDocument,
    "query NamesOfDifficulties { eventDifficulties { rows { name } } }": types.NamesOfDifficultiesDocument,
    "\n  query ProgressOfLanguage($id: ID!) {\n    languageProgress(id: $id) { code active base siteTexts { total translated } kinds { kind total translated } }\n  }\n": types.ProgressOfLanguageDocument,
    "\n  mutation AddLanguageInProgress($code: String!, $name: String!) {\n    createLanguage(input: { code: $code, name: $name }) { success language { id active } }\n  }\n": types.AddLanguageInProgressDocument,
    "query LanguagesInProgress { languages { rows { id code } } }": types.LanguagesInProgressDocument,
    "query FailedMailCount($since: DateTime!) { failedMailCount(since: $since) }": types.FailedMailCountDocument,
    "query InactiveRecords { inactiveRecords { kind count } }": types.InactiveRecordsDocument,
    "query UntranslatedRecords { untranslatedRecords { kind lang count } }": types.UntranslatedRecordsDocument,
    "query InactiveEvents { events(filter: {status: INACTIVE}) { rows { name } } }": types.InactiveEventsDocument,
    "query DraftRecords { draftRecords { kind count } }": types.DraftRecordsDocument,
    "query DraftEvents { events(filter: {publishing: DRAFT}) { rows { id } } }": types.DraftEventsDocument,
    "\n  mutation SaveContent($id: ID!, $content: ContentMap!, $lang: String, $version: Int) {\n    result: updateCmsPageContent( linkId: $id content: $content lang: $lang version: $version ) {\n      success message errors { field message } cmsPage { version }\n    }\n  }\n": types.SaveContentDocument,
    "query ContentOfPage($id: ID!, $lang: String) { cmsPage(id: $id) { contentDetails(lang: $lang) } }": types.ContentOfPageDocument,
    "query LinksOfPages { cmsPages(pageSize: 100) { rows { slug linkId } } }": types.LinksOfPagesDocument,
    "\n  query OperationsOfSchema { __schema { queryType { fields { name } } mutationType { fields { name } } } }\n": types.OperationsOfSchemaDocument,
    "\n  query PageOfCourses($lang: String) {\n    publishedCmsPage(slug: \"courses\") {\n      contentDetails(lang: $lang) pictures { id }\n    }\n  }\n": types.PageOfCoursesDocument,
    "\n  query RecordsWithFile($id: ID!) { file(id: $id) { usedBy { records { kind title fields labels } } } }\n": types.RecordsWithFileDocument,
    "\n  query MetaTextsOfCareers($lang: String) {\n    publishedCmsPage(slug: \"careers\") {\n      metaTitle(lang: $lang) metaDescription(lang: $lang)\n    }\n  }\n": types.MetaTextsOfCareersDocument,
    "\n  mutation SaveListView($list: String!, $name: String!, $query: String!) {\n    saveListView(list: $list, name: $name, query: $query) {\n      success message errors { field } view { id name query }\n    }\n  }\n": types.SaveListViewDocument,
    "query ListViews($list: String!) { myListViews(list: $list) { id name query } }": types.ListViewsDocument,
    "\n  mutation CreateMemberOfStaff($input: StaffMemberInput!) {\n    createStaffMember(input: $input) {\n      success message errors { field message code }\n      record: staffMember {\n        id name email roleId picture superAdmin adminAssignedRole { id name } version\n      }\n    }\n  }\n": types.CreateMemberOfStaffDocument,
    "\n  mutation UpdateMemberOfStaff($id: ID!, $input: StaffMemberInput!, $version: Int) {\n    updateStaffMember(id: $id, input: $input, version: $version) {\n      success message errors { field message code } record: staffMember { name roleId }\n    }\n  }\n": types.UpdateMemberOfStaffDocument,
    "\n  mutation DeleteMemberOfStaff($id: ID!) {\n    deleteStaffMember(id: $id) { success message errors { field message code } }\n  }\n": types.DeleteMemberOfStaffDocument,
    "\n  query MemberOfStaff($id: ID!) {\n    staffMember(id: $id) {\n      id name email roleId can { edit editRefusal delete deleteRefusal toggles }\n    }\n  }\n": types.MemberOfStaffDocument,
    "\n  query MembersOfStaff($filter: StaffMemberFilter) {\n    staffMembers(pageSize: 100, filter: $filter) {\n      rows { id email roleId can { edit editRefusal delete deleteRefusal toggles } }\n    }\n  }\n": types.MembersOfStaffDocument,
    "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      success message errors { field message code } record: role { id permissionIds }\n    }\n  }\n": types.CreateRoleDocument,
    "\n  mutation UpdateRole($id: ID!, $input: RoleInput!) {\n    updateRole(id: $id, input: $input) {\n      success message errors { field message code } record: role { permissionIds }\n    }\n  }\n": types.UpdateRoleDocument,
    "\n  mutation DeleteRole($id: ID!) { deleteRole(id: $id) { success message errors { field message code } } }\n": types.DeleteRoleDocument,
    "\n  query RolesAndTheirRights {\n    roles(pageSize: 100) {\n      rows {\n        id name permissionIds can { edit editRefusal delete deleteRefusal toggles }\n      }\n    }\n  }\n": types.RolesAndTheirRightsDocument,
    "query RoleOptions { roleOptions { id disabled reason } }": types.RoleOptionsDocument,
    "\n  query TrailOfStaff {\n    auditEntries(pageSize: 2, filter: {kind: \"staffMember\"}) {\n      rows { action target { id label } changes { field before after } }\n    }\n  }\n": types.TrailOfStaffDocument,
    "query IdsOfPermissions { permissions { id name } }": types.IdsOfPermissionsDocument,
    "query WhoMayWhat { session { user { email } permissions } }": types.WhoMayWhatDocument,
    "\n            query RightsOverStaff($pageSize: Int!) {\n              staffMembers(pageSize: $pageSize) {\n                rows {\n                  adminAssignedRole { name } superAdmin can { edit editRefusal delete deleteRefusal toggles }\n                }\n              }\n            }\n          ": types.RightsOverStaffDocument,
    "\n  query PermissionModules($role: ID!) {\n    permissionModules(role: $role) { module role actions { name status } }\n  }\n": types.PermissionModulesDocument,
    "\n  mutation SetPermissionModule($input: PermissionModuleInput!) {\n    setPermissionModule(input: $input) {\n      success message errors { field message } permissionModule { module role actions { name status } }\n    }\n  }\n": types.SetPermissionModuleDocument,
    "query AllPermissions { permissions { id name } }": types.AllPermissionsDocument,
    "query PermissionsInUse { permissions { id name inUse } }": types.PermissionsInUseDocument,
    "\n  query WhyNot($operation: String!) { whyNot(operation: $operation) { allowed missing roles { name } } }\n": types.WhyNotDocument,
    "\n    query OldestRoles {\n      roles(page: 1, pageSize: 2) {\n        rows { id name permissionIds createdAt } pageInfo { currentPage currentLimit totalItemsCount }\n      }\n    }\n  ": types.OldestRolesDocument,
    "query PermissionsInOrder { permissions { id name group } }": types.PermissionsInOrderDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!, $id: ID) {\n    updateProfile(input: $input, id: $id) {\n      success message errors { field message code }\n      session { user { id name email picture adminAssignedRole { name } } }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success message errors { field message }\n    }\n  }\n": types.ChangePasswordDocument,
    "query WhoIsSignedIn { session { user { id name email picture } } }": types.WhoIsSignedInDocument,
    "query Devices { mySessions { id device ip createdAt lastSeenAt current } }": types.DevicesDocument,
    "\n      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {\n        updateStaffMember(id: $id, input: $input) {\n          success message errors { field message }\n        }\n      }\n    ": types.EditOneselfAsStaffDocument,
    "query CurrentVisitor { currentVisitor { id } }": types.CurrentVisitorDocument,
    "\n  query Visitors($filter: VisitorAccountFilter) {\n    visitors(pageSize: 100, filter: $filter) {\n      rows {\n        id name email phone language blocked verifiedAt lastSeenAt bookings enquiries hasIdentityFile\n      }\n    }\n  }\n": types.VisitorsDocument,
    "mutation ExportVisitor($id: ID!) { exportVisitor(id: $id) { success message data } }": types.ExportVisitorDocument,
    "query TicketOfBooking($id: ID!) { ownBooking(id: $id) { ticketCode } }": types.TicketOfBookingDocument,
    "\n  query VisitorsInTheTrail($text: String!) {\n    auditEntries(filter: {kind: \"visitor\", text: $text}) {\n      rows { target { label } }\n    }\n  }\n": types.VisitorsInTheTrailDocument,
    "\n  query SearchRecords($text: String!, $limit: Int) {\n    searchRecords(text: $text, limit: $limit) { kind id slug title subtitle }\n  }\n": types.SearchRecordsDocument,
    "query SettingsByKey($keys: [String!]!) { websiteSettings(keys: $keys) { key value } }": types.SettingsByKeyDocument,
    "query SizeOfLogo($id: ID!) { file(id: $id) { width height } }": types.SizeOfLogoDocument,
    "\n  query TrailOfSettings {\n    auditEntries(pageSize: 2) { rows { action target { kind label } changes { field before after } } }\n  }\n": types.TrailOfSettingsDocument,
    "query UsesOfLogo($id: ID!) { file(id: $id) { usedBy { records { kind title labels } } } }": types.UsesOfLogoDocument,
    "query VersionOfPanel { settingsPanel(id: \"copywriteText\") { version } }": types.VersionOfPanelDocument,
    "\n  query FindOnSite($q: String!, $lang: String, $kind: String, $page: Int! = 1, $pageSize: Int! = 20) {\n    siteSearch(q: $q, lang: $lang, kind: $kind, page: $page, pageSize: $pageSize) {\n      totalItemsCount exactItemsCount correction\n      kinds {\n        kind\n        pageInfo { totalItemsCount totalPages }\n        rows {\n          path startsOn endsOn publishedAt\n          title { lang pieces { text found } }\n          excerpt { lang pieces { text found } }\n        }\n      }\n    }\n  }\n": types.FindOnSiteDocument,
    "\n  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {\n    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {\n      rows {\n        post { slug title category { slug } } article { slug title category { slug } }\n      }\n      pageInfo { totalItemsCount totalPages }\n    }\n  }\n": types.StoriesDocument,
    "\n  query StoriesAround($post: String, $article: String) {\n    publishedStoriesAround(post: $post, article: $article) {\n      newer { post { slug } article { slug } } older { post { slug } article { slug } }\n      related { post { slug } article { slug } }\n    }\n  }\n": types.StoriesAroundDocument,
    "query TotalOfStories { publishedStories { pageInfo { totalItemsCount } } }": types.TotalOfStoriesDocument,
    "\n  query TagSuggestions($kind: String!, $field: String!, $lang: String!, $text: String) {\n    tagSuggestions(kind: $kind, field: $field, lang: $lang, text: $text)\n  }\n": types.TagSuggestionsDocument,
    "\n  query TextsOfSite($lang: String!) {\n    siteTexts(lang: $lang) { id name heading version texts { path source standard text placeholders } }\n  }\n": types.TextsOfSiteDocument,
    "\n  mutation SaveText($path: ID!, $lang: String!, $text: String, $was: String) {\n    result: updateSiteText(path: $path, lang: $lang, text: $text, was: $was) {\n      success message errors { field message } record { path standard text }\n    }\n  }\n": types.SaveTextDocument,
    "\n  mutation SaveTexts($lang: String!, $texts: [SiteTextChange!]!, $check: Boolean!) {\n    result: updateSiteTexts(lang: $lang, texts: $texts, check: $check) { success message errors { field message } }\n  }\n": types.SaveTextsDocument,
    "\n  query PreviewOfText($path: ID!, $lang: String!, $text: String!) {\n    preview: siteTextPreview(path: $path, lang: $lang, text: $text) { fault examples }\n  }\n": types.PreviewOfTextDocument,
    "\n  query HistoryOfTexts($id: ID!) { recordHistory(kind: \"siteTexts\", id: $id) { rows { version action by fields } } }\n": types.HistoryOfTextsDocument,
    "\n  mutation RestoreTexts($id: ID!, $to: Int!, $fields: [String!]) {\n    restoreRecordVersion(kind: \"siteTexts\", id: $id, to: $to, fields: $fields) { success message }\n  }\n": types.RestoreTextsDocument,
    "\n  query TrailOfTexts {\n    auditEntries(pageSize: 1) { rows { action target { kind label } changes { field before after } } }\n  }\n": types.TrailOfTextsDocument,
    "query UpcomingChanges { upcomingChanges { at step kind id part title by failure } }": types.UpcomingChangesDocument,
    "query PagesOfTheSite { cmsPages { rows { id slug } } }": types.PagesOfTheSiteDocument,
    "\n  mutation ScheduleCareer($id: ID!, $at: String!) { scheduleCareer(id: $id, at: $at) { success } }\n": types.ScheduleCareerDocument,
    "\n  mutation CreateInOutage($name: String!) {\n    createEventCategory(input: {name: $name}) { success eventCategory { id name version } }\n  }\n": types.CreateInOutageDocument,
    "\n  query CategoriesByName($name: String!) {\n    eventCategories(filter: {searchName: $name}) { rows { id name version } }\n  }\n": types.CategoriesByNameDocument,
    "query CategoriesOfProcess { publishedEventCategories { rows { name } } }": types.CategoriesOfProcessDocument,
    "query CategoriesOfOtherProcess { publishedEventCategories { rows { name } } }": types.CategoriesOfOtherProcessDocument,
    "\n  query PresentAddress($kind: String!, $slug: String!) { presentAddress(kind: $kind, slug: $slug) { slug path } }\n": types.PresentAddressDocument,
    "query CategoryOfBranch($id: ID!) { eventCategory(id: $id) { id } }": types.CategoryOfBranchDocument,
    "\n  mutation DeleteBranches($ids: [ID!]!) { deleteEventCategories(ids: $ids) { results { id success message } } }\n": types.DeleteBranchesDocument,
    "\n  mutation MoveBelow($id: ID!, $parentId: ID!) {\n    updateEventCategory(id: $id, input: {parentId: $parentId}) { success }\n  }\n": types.MoveBelowDocument,
    "\n  mutation NoteEventEdited($id: ID!, $leaving: Boolean) {\n    noteEventEdited(id: $id, leaving: $leaving) { others { name since } }\n  }\n": types.NoteEventEditedDocument,
    "query UsesInEntries($id: ID!) { file(id: $id) { usedBy { records { fields labels } } } }": types.UsesInEntriesDocument,
    "\n  query HistoryOfRecord($kind: String!, $id: ID!) {\n    recordHistory(kind: $kind, id: $id, pageSize: 100) { rows { version action by face fields } }\n  }\n": types.HistoryOfRecordDocument,
    "\n  query DifferencesOfRecord($kind: String!, $id: ID!, $from: Int!, $to: Int!) {\n    recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path richText before after }\n  }\n": types.DifferencesOfRecordDocument,
    "\n  mutation RestoreVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!], $version: Int) {\n    restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields, version: $version) {\n      success message errors { field message } version\n    }\n  }\n": types.RestoreVersionDocument,
    "\n    mutation CreateCategoryWithHistory($input: BlogCategoryInput!) {\n      created: createBlogCategory(input: $input) { message record: blogCategory { id } }\n    }\n  ": types.CreateCategoryWithHistoryDocument,
    "\n    mutation CreatePostWithHistory($input: BlogPostInput!) {\n      created: createBlogPost(input: $input) { message record: blogPost { id } }\n    }\n  ": types.CreatePostWithHistoryDocument,
    "\n    mutation CreateDifficultyWithHistory($input: EventDifficultyInput!) {\n      created: createEventDifficulty(input: $input) { message record: eventDifficulty { id } }\n    }\n  ": types.CreateDifficultyWithHistoryDocument,
    "\n    mutation UpdateCategoryWithHistory($id: ID!, $input: BlogCategoryInput!) {\n      updated: updateBlogCategory(id: $id, input: $input) { success message }\n    }\n  ": types.UpdateCategoryWithHistoryDocument,
    "\n    mutation UpdatePostWithHistory($id: ID!, $input: BlogPostInput!) {\n      updated: updateBlogPost(id: $id, input: $input) { success message }\n    }\n  ": types.UpdatePostWithHistoryDocument,
    "\n    mutation UpdateDifficultyWithHistory($id: ID!, $input: EventDifficultyInput!) {\n      updated: updateEventDifficulty(id: $id, input: $input) { success message }\n    }\n  ": types.UpdateDifficultyWithHistoryDocument,
    "\n  query DifferencesOfVersions($kind: String!, $id: ID!, $from: Int!, $to: Int!) {\n    recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path before after }\n  }\n": types.DifferencesOfVersionsDocument,
    "\n  mutation RestoreEarlierVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!]) {\n    restored: restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields) { success errors { field message } }\n  }\n": types.RestoreEarlierVersionDocument,
    "query AddressOfPicture($id: ID!) { file(id: $id) { url } }": types.AddressOfPictureDocument,
    "query TextOfPost($id: ID!) { blogPost(id: $id) { description } }": types.TextOfPostDocument,
    "\n  mutation SavePageWithHistory($id: ID!, $lang: String, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, lang: $lang, content: $content) { success message errors { field message } }\n  }\n": types.SavePageWithHistoryDocument,
    "query ContentOfHomePage($id: ID!) { cmsPage(id: $id) { content: contentDetails(lang: \"en\") } }": types.ContentOfHomePageDocument,
    "query RowsWritten($id: ID!) { import(id: $id) { counts { written } } }": types.RowsWrittenDocument,
    "\n  query LevelsOfImport { eventDifficulties(pageSize: 100) { rows { version } pageInfo { totalItemsCount } } }\n": types.LevelsOfImportDocument,
    "query ImportsOfDifficulties { imports(kind: \"eventDifficulty\") { id by } }": types.ImportsOfDifficultiesDocument,
    "\n  query MatchingOfImport($id: ID!) {\n    import(id: $id) {\n      matching {\n        encoding dayOrder decimals\n        columns { heading samples filled guess } fields { name label language required }\n      }\n    }\n  }\n": types.MatchingOfImportDocument,
    "\n  mutation MatchImport($id: ID!, $columns: [String!]!, $dayOrder: ImportDayOrder, $decimals: ImportDecimals) {\n    matchImport(id: $id, columns: $columns, dayOrder: $dayOrder, decimals: $decimals) {\n      success errors { field message }\n    }\n  }\n": types.MatchImportDocument,
    "\n  mutation TranslatePottery($id: ID!) { translateBlogCategory(id: $id, lang: \"ar\", input: {name: \"الفخار\"}) { success } }\n": types.TranslatePotteryDocument,
    "\n  query FallbacksOfCategories($lang: String) {\n    publishedBlogCategories { rows { slug name(lang: $lang) fallbacks(lang: $lang) { field lang } } }\n  }\n": types.FallbacksOfCategoriesDocument,
    "\n  query DifficultiesByName($direction: SortDirection!, $lang: String, $page: Int! = 1, $pageSize: Int! = 100) {\n    eventDifficulties(\n      page: $page, pageSize: $pageSize, filter: {lang: $lang}, sort: {field: NAME, direction: $direction}\n    ) { rows { name(lang: $lang) } pageInfo { totalItemsCount totalPages } }\n  }\n": types.DifficultiesByNameDocument,
    "\n  query LanguagesByName {\n    languages(pageSize: 100, sort: {field: NAME}) { rows { name } pageInfo { totalItemsCount totalPages } }\n  }\n": types.LanguagesByNameDocument,
    "\n  query FilledCategories { blogCategories(filter: {searchName: \"illed IN\"}) { rows { name } } }\n": types.FilledCategoriesDocument,
    "\n  query CountBySearchName($searchName: String) {\n    eventDifficulties(filter: {searchName: $searchName}) { pageInfo { totalItemsCount } }\n  }\n": types.CountBySearchNameDocument,
    "\n  mutation CreateNode($input: EventCategoryInput!) {\n    createEventCategory(input: $input) {\n      success message errors { field message } eventCategory { id slug parentId }\n    }\n  }\n": types.CreateNodeDocument,
    "\n  mutation MoveNode($id: ID!, $parentId: ID) {\n    updateEventCategory(id: $id, input: {parentId: $parentId}) {\n      success message errors { field message } eventCategory { id slug parentId }\n    }\n  }\n": types.MoveNodeDocument,
    "\n  mutation RenameNode($id: ID!) { updateEventCategory(id: $id, input: {name: \"Renamed\"}) { success } }\n": types.RenameNodeDocument,
    "\n  mutation DeleteNode($id: ID!) {\n    deleteEventCategory(id: $id) { success message errors { field message } eventCategory { id slug parentId } }\n  }\n": types.DeleteNodeDocument,
    "mutation FeatureNode($id: ID!) { toggleEventCategoryFeatured(id: $id) { success } }": types.FeatureNodeDocument,
    "\n  query TreeOfStaff($filter: RecordFilter) {\n    eventCategories(filter: $filter) {\n      rows { id slug parentId } descendants { id slug parentId } pageInfo { totalItemsCount }\n    }\n  }\n": types.TreeOfStaffDocument,
    "\n  query TreeOfVisitors($filter: PublishedEventCategoryFilter) {\n    publishedEventCategories(filter: $filter) {\n      rows { id slug parentId } descendants { id slug parentId } pageInfo { totalItemsCount }\n    }\n  }\n": types.TreeOfVisitorsDocument,
    "query NodeOfVisitors($slug: String) { publishedEventCategory(slug: $slug) { id slug parentId } }": types.NodeOfVisitorsDocument,
    "query ChildrenOfNodes { publishedEventCategories { rows { slug children { slug } } } }": types.ChildrenOfNodesDocument,
    "query NamesOfNodes { publishedEventCategories { rows { slug name } } }": types.NamesOfNodesDocument,
    "\n  query WholeTree($pageSize: Int!) {\n    eventCategories(pageSize: $pageSize) {\n      rows { id name parent { name } children { name children { name } } can { delete } }\n      descendants { id } pageInfo { totalItemsCount }\n    }\n  }\n": types.WholeTreeDocument,
    "query CountOfCategories { eventCategories { pageInfo { totalItemsCount } } }": types.CountOfCategoriesDocument,
    "\n  mutation CreateCategoryLikeRest($input: EventCategoryInput!) {\n    createEventCategory(input: $input) { errors { field message } }\n  }\n": types.CreateCategoryLikeRestDocument,
    "query PersonOfSession { session { user { id name email } } }": types.PersonOfSessionDocument,
    "\n  mutation UpdateOwnProfile($input: ProfileInput!) {\n    updateProfile(input: $input) { success message errors { field message } }\n  }\n": types.UpdateOwnProfileDocument,
    "query AddressOfDownload($id: ID) { fileDownload(id: $id) { url } }": types.AddressOfDownloadDocument,
    "query CountOfRoles { roles { pageInfo { totalItemsCount } } }": types.CountOfRolesDocument,
    "query WalkOfVisitors { publishedEvent(slug: \"dawn-walk\") { id } }": types.WalkOfVisitorsDocument,
    "\n  mutation RenameWalks($id: ID!) { updateEventCategory(id: $id, input: {name: \"Long walks\"}) { success } }\n": types.RenameWalksDocument,
    "\n  mutation TranslateStargazing($id: ID!) {\n    translateEventCategory(id: $id, lang: \"ar\", input: {name: \"رصد النجوم\"}) { success }\n  }\n": types.TranslateStargazingDocument,
    "query SlugsOfPages { cmsPages(pageSize: 100) { rows { slug id } } }": types.SlugsOfPagesDocument,
    "\n  mutation SavePageOfSite($id: ID!, $content: ContentMap!, $lang: String) {\n    updateCmsPageContent(linkId: $id, content: $content, lang: $lang) { success message errors { field message } }\n  }\n": types.SavePageOfSiteDocument,
    "\n  query SubjectsOfEnquiries($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { about { kind id title } } } }\n": types.SubjectsOfEnquiriesDocument,
    "mutation PreviewPost($id: ID!) { previewBlogPost(id: $id) { url } }": types.PreviewPostDocument,
    "\n    mutation CreateCourseOfPage($input: CourseInput!) {\n      created: createCourse(input: $input) { success errors { field message } record: course { id } }\n    }\n  ": types.CreateCourseOfPageDocument,
    "\n    mutation CreatePackageOfPage($input: CoursePackageInput!) {\n      created: createCoursePackage(input: $input) { success errors { field message } record: coursePackage { id } }\n    }\n  ": types.CreatePackageOfPageDocument,
    "\n    mutation TranslateCourseOfPage($id: ID!, $input: CourseTranslationInput!) {\n      translated: translateCourse(id: $id, lang: \"ar\", input: $input) { success errors { field message } }\n    }\n  ": types.TranslateCourseOfPageDocument,
    "\n    mutation TranslatePackageOfPage($id: ID!, $input: CoursePackageTranslationInput!) {\n      translated: translateCoursePackage(id: $id, lang: \"ar\", input: $input) { success errors { field message } }\n    }\n  ": types.TranslatePackageOfPageDocument,
    "query BookbindingWeekend { publishedEvent(slug: \"bookbinding-weekend\") { id } }": types.BookbindingWeekendDocument,
    "query DayHikes { publishedEventCategory(slug: \"day-hikes\") { id } }": types.DayHikesDocument,
    "\n  mutation TranslateEnglishOnly($id: ID!) { translateEvent(id: $id, lang: \"ar\", input: {name: \"بالعربية\"}) { success } }\n": types.TranslateEnglishOnlyDocument,
    "mutation PreviewBrokenDraft($id: ID!) { previewEventDraft(id: $id) { url } }": types.PreviewBrokenDraftDocument,
    "\n  query EnquiriesByForm($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { problemDescription language } } }\n": types.EnquiriesByFormDocument,
    "query SlugOfBookedEvent($id: ID!) { event(id: $id) { slug name } }": types.SlugOfBookedEventDocument,
    "query PageOfOffers { publishedCmsPage(slug: \"offers\") { id } }": types.PageOfOffersDocument,
    "\n  mutation SaveSectionOfPage($id: ID!, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, content: $content) { success }\n  }\n": types.SaveSectionOfPageDocument,
    "query PicturesOfTheSite { files(pageSize: 100, filter: {fileKind: IMAGES}) { rows { id } } }": types.PicturesOfTheSiteDocument,
    "\n  mutation DescribePicture($id: ID!, $altText: String!) { updateFile(id: $id, input: {altText: $altText}) { success } }\n": types.DescribePictureDocument,
    "\n  mutation SaveTextOfPage($path: ID!, $text: String, $lang: String! = \"en\") {\n    updateSiteText(path: $path, lang: $lang, text: $text) { success }\n  }\n": types.SaveTextOfPageDocument,
    "\n  query BannerOfPost { publishedBlogPost(slug: \"paper-from-the-daphne-bush\") { bannerImageFile { id } } }\n": types.BannerOfPostDocument,
    "\n    mutation UpdateText($id: ID!, $input: BlogPostInput!) { written: updateBlogPost(id: $id, input: $input) { success } }\n  ": types.UpdateTextDocument,
    "\n    mutation UpdateNews($id: ID!, $input: NewsArticleInput!) {\n      written: updateNewsArticle(id: $id, input: $input) { success }\n    }\n  ": types.UpdateNewsDocument,
    "\n  mutation SetPrices($values: WebsiteSettingsInput!, $lang: String) {\n    updateWebsiteSettings(values: $values, lang: $lang) { success message errors { field message } }\n  }\n": types.SetPricesDocument,
    "query SlugOfFreeEvent($id: ID!) { event(id: $id) { slug } }": types.SlugOfFreeEventDocument,
    "query PricesOfEvent($id: ID!) { event(id: $id) { prices { id } } }": types.PricesOfEventDocument,
    "\n  mutation CreateEuroPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) { success errors { field message } eventPrice { id amount currency nationalityName } }\n  }\n": types.CreateEuroPriceDocument,
    "\n  mutation TranslateHiddenEvent($id: ID!) {\n    translateEvent(id: $id, lang: \"ar\", input: {name: \"حدث لم يُنشر بعد\"}) { success }\n  }\n": types.TranslateHiddenEventDocument,
    "\n  mutation RenameHiddenEvent($id: ID!) {\n    updateEvent(id: $id, input: {name: \"Renamed, new address\", slug: \"renamed-since\"}) { success }\n  }\n": types.RenameHiddenEventDocument,
    "query HiddenEvent($slug: String) { publishedEvent(slug: $slug) { id } }": types.HiddenEventDocument,
    "query CategoryOfHiddenEvent($id: ID!) { event(id: $id) { category { id name } } }": types.CategoryOfHiddenEventDocument,
    "mutation PreviewEvent($id: ID!) { previewEvent(id: $id) { url expiresAt } }": types.PreviewEventDocument,
    "mutation PreviewEventDraft($id: ID!) { previewEventDraft(id: $id) { url } }": types.PreviewEventDraftDocument,
    "\n  mutation SaveDraftOfHiddenEvent($id: ID!, $lang: String!, $values: DraftValues!, $revision: ID) {\n    saveEventDraft(id: $id, lang: $lang, values: $values, from: 2, revision: $revision) { draft { revision } }\n  }\n": types.SaveDraftOfHiddenEventDocument,
    "query BookingPageOfEvent($id: ID!) { event(id: $id) { slug name } }": types.BookingPageOfEventDocument,
    "query VersionOfPrice($id: ID!) { eventPrice(id: $id) { version } }": types.VersionOfPriceDocument,
    "\n  mutation RaisePrice($id: ID!, $version: Int!) {\n    updateEventPrice(id: $id, version: $version, input: {amount: 1300}) { success }\n  }\n": types.RaisePriceDocument,
    "\n  mutation SetFooter { updateWebsiteSettings(values: {copywrite_text: \"© Stored\"}) { message } }\n": types.SetFooterDocument,
    "\n  mutation SaveAboutUs($id: ID!, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, content: $content) { success message }\n  }\n": types.SaveAboutUsDocument,
    "mutation ToggleAboutUs($id: ID!) { toggleCmsPageActive(id: $id) { success } }": types.ToggleAboutUsDocument,
    "\n  mutation SetColour { updateWebsiteSettings(values: {primary_color: \"greenish\"}) { message } }\n": types.SetColourDocument,
    "\n  mutation SetLogo($id: String) { updateWebsiteSettings(values: {footer_logo: $id}) { message } }\n": types.SetLogoDocument,
    "\n  query DemoContentOfTest { demoContent { removed undoUntil kinds { kind removable staying } } }\n": types.DemoContentOfTestDocument,
    "\n  mutation RemoveDemoInTest { removeDemoContent { success message kinds { kind removable staying } } }\n": types.RemoveDemoInTestDocument,
    "\n  mutation RestoreDemoInTest { restoreDemoContent { success message kinds { kind removable staying } } }\n": types.RestoreDemoInTestDocument,
    "\n  query EventOfDemo($slug: String!) { publishedEvent(slug: $slug) { id name bannerImageFile { url } } }\n": types.EventOfDemoDocument,
    "\n  mutation SignInAsDemo($email: String!, $password: String!) {\n    signIn(identifier: $email, password: $password) { success }\n  }\n": types.SignInAsDemoDocument,
    "\n  query EventsOfTheShowcase {\n    publishedEvents(page: 1, pageSize: 20) {\n      rows {\n        slug placesLeft infoAddressUrl\n        featuredImageFile { url width en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n": types.EventsOfTheShowcaseDocument,
    "\n  query PostsOfTheShowcase {\n    publishedBlogPosts(page: 1, pageSize: 50) {\n      rows {\n        text: description tags\n        arTitle: title(lang: \"ar\") arText: description(lang: \"ar\") arTags: tags(lang: \"ar\")\n        category { name } bannerImageFile { url en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n": types.PostsOfTheShowcaseDocument,
    "\n  query ArticlesOfTheShowcase {\n    publishedNewsArticles(page: 1, pageSize: 50) {\n      rows {\n        text: description tags\n        arTitle: title(lang: \"ar\") arText: description(lang: \"ar\") arTags: tags(lang: \"ar\")\n        category { name } bannerImageFile { url en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n": types.ArticlesOfTheShowcaseDocument,
    "\n  query VacanciesOfTheShowcase {\n    publishedCareers {\n      rows { en: jobDescription ar: jobDescription(lang: \"ar\") imageFile { url ar: altText(lang: \"ar\") } }\n    }\n  }\n": types.VacanciesOfTheShowcaseDocument,
    "\n  query TestimonialsOfTheShowcase {\n    publishedTestimonials { rows { en: message ar: message(lang: \"ar\") imageFile { url ar: altText(lang: \"ar\") } } }\n  }\n": types.TestimonialsOfTheShowcaseDocument,
    "query DraftsOfTheShowcase { careers(filter: { publishing: DRAFT }) { rows { publishingState } } }": types.DraftsOfTheShowcaseDocument,
    "query StatesOfEvents { events(pageSize: 20) { rows { published } } }": types.StatesOfEventsDocument,
    "query StatesOfBookings { eventBookings { rows { status paid } } }": types.StatesOfBookingsDocument,
    "\n  query CoursesOfTheShowcase {\n    publishedCourses(page: 1, pageSize: 20) {\n      rows {\n        slug title ar: title(lang: \"ar\") galleryImages { imageFile { url ar: altText(lang: \"ar\") } }\n        packages { title ar: title(lang: \"ar\") type arType: type(lang: \"ar\") price }\n      }\n    }\n  }\n": types.CoursesOfTheShowcaseDocument,
    "query FirstStepsOfTest { firstSteps { state tasks { name done } } }": types.FirstStepsOfTestDocument,
    "\n  mutation UpdateFirstStepsInTest($to: FirstStepsState!) {\n    updateFirstSteps(to: $to) { success firstSteps { state tasks { name } } }\n  }\n": types.UpdateFirstStepsInTestDocument,
    "\n  query StoredEvents {\n    events {\n      rows {\n        id name slug orderNumber startsOn shortDescription metaTitle metaKeywords metaDescription active published\n        category { slug }\n      }\n    }\n  }\n": types.StoredEventsDocument,
    "\n  query StoredEvent($id: ID!) {\n    event(id: $id) { name inArabic: name(lang: \"ar\") slug metaTitle metaKeywords metaDescription }\n  }\n": types.StoredEventDocument,
    "\n  query StoredEventCategories { eventCategories { rows { name(lang: \"ar\") slug metaTitle } } }\n": types.StoredEventCategoriesDocument,
    "query StoredBlogCategories { blogCategories { rows { name slug metaTitle } } }": types.StoredBlogCategoriesDocument,
    "\n  query StoredDifficulties { eventDifficulties { rows { name slug orderNumber active default } } }\n": types.StoredDifficultiesDocument,
    "\n  query StoredSettings($lang: String) { publishedSettings(keys: [\"meta_title\"], lang: $lang) { value } }\n": types.StoredSettingsDocument,
    "\n  query StoredHistory($id: ID!) { recordHistory(kind: \"event\", id: $id) { rows { version action } } }\n": types.StoredHistoryDocument,
    "\n  mutation RestoreStoredVersion($id: ID!) { restoreRecordVersion(kind: \"event\", id: $id, to: 1) { success message } }\n": types.RestoreStoredVersionDocument,
    "query StoredDeletions { deletedRecords { rows { id kind title } } }": types.StoredDeletionsDocument,
    "\n  mutation LogInAfterTransfer($email: String!, $password: String!) {\n    logIn(identifier: $email, password: $password) { token }\n  }\n": types.LogInAfterTransferDocument,
    "query OwnTickets { ownOrderHistory { rows { ...VisitorsBooking ticketCode } } }": types.OwnTicketsDocument,
    "\n    mutation DeleteOwnAccount($password: String!) {\n      result: deleteOwnAccount(password: $password) { success message errors { field message code } }\n    }\n  ": types.DeleteOwnAccountDocument,
    "\n    mutation ExportOwnData($password: String!) {\n      result: exportOwnData(password: $password) { success message errors { field message code } data }\n    }\n  ": types.ExportOwnDataDocument,
    "\n  mutation SignUploads($files: [UploadToSign!]!) {\n    signUploads(files: $files) {\n      success message errors { field message } uploads { url key name expiresAt fields { name value } }\n    }\n  }\n": types.SignUploadsDocument,
    "\n  mutation RegisterUpload($input: UploadInput!) {\n    registerUpload(input: $input) {\n      success message errors { field message code }\n      file { id version fileName fileS3Key fileType fileKind fileSize fileUrl }\n    }\n  }\n": types.RegisterUploadDocument,
    "\n  mutation ReplaceFile($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) {\n      success message errors { field message code }\n      file { id version fileName fileS3Key fileType fileKind fileSize fileUrl revision }\n    }\n  }\n": types.ReplaceFileDocument,
    "\n  fragment VisitorsBooking on OwnBooking {\n    id status paid transactionId message checkedInAt createdAt\n    price { amount currency label nationality priceType } event { id name ticketId }\n  }\n": types.VisitorsBookingFragmentDoc,
    "\n  fragment BookingForStaff on EventBooking {\n    id status paid transactionId message checkedInAt createdAt\n    price { amount currency label nationality priceType } event { id name ticketId }\n    note version visitor { firstName lastName email phone } history { step by byStaff }\n  }\n": types.BookingForStaffFragmentDoc,
    "\n  mutation BookEvent($input: BookingInput!) {\n    bookEvent(input: $input) {\n      success message errors { field message code } booking { ...VisitorsBooking ticketCode }\n    }\n  }\n": types.BookEventDocument,
    "\n  mutation CancelOwnBooking($id: ID!) {\n    cancelOwnBooking(id: $id) { success message errors { field message code } booking { ...VisitorsBooking } }\n  }\n": types.CancelOwnBookingDocument,
    "\n    mutation ConfirmBooking($id: ID!) {\n      booked: confirmEventBooking(id: $id) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  ": types.ConfirmBookingDocument,
    "\n    mutation PayBooking($id: ID!, $to: Boolean) {\n      booked: toggleEventBookingPaid(id: $id, to: $to) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  ": types.PayBookingDocument,
    "\n    mutation NoteBooking($id: ID!, $note: String, $version: Int) {\n      booked: addEventBookingNote(id: $id, note: $note, version: $version) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  ": types.NoteBookingDocument,
    "\n  query AllBookings($filter: EventBookingFilter) {\n    eventBookings(pageSize: 100, filter: $filter) { rows { ...BookingForStaff } pageInfo { totalItemsCount } }\n  }\n": types.AllBookingsDocument,
    "\n  mutation RestoreFromBin($id: ID!) { result: restoreDeletedRecord(id: $id) { success message errors { field message } } }\n": types.RestoreFromBinDocument,
    "\n  mutation EraseFromBin($id: ID!) { result: eraseDeletedRecord(id: $id) { success message errors { field message } } }\n": types.EraseFromBinDocument,
    "\n  query ImportUnderTest($id: ID!) {\n    import(id: $id) { id state problem counts { rows create change same rejected written skipped undone kept } }\n  }\n": types.ImportUnderTestDocument,
    "\n  query LinesOfImport($id: ID!, $problems: Boolean!) {\n    importLines(id: $id, problems: $problems, pageSize: 100) {\n      rows { line outcome title recordId changes { column before after } errors { column message } }\n    }\n  }\n": types.LinesOfImportDocument,
    "\n    mutation ApplyImport($id: ID!) { result: applyImport(id: $id) { success message import { state } } }\n  ": types.ApplyImportDocument,
    "\n    mutation UndoImport($id: ID!) { result: undoImport(id: $id) { success message import { state } } }\n  ": types.UndoImportDocument,
    "\n    mutation EndImport($id: ID!) { result: endImport(id: $id) { success message import { state } } }\n  ": types.EndImportDocument,
    "query IdsOfPages { cmsPages(pageSize: 100) { rows { id slug version } } }": types.IdsOfPagesDocument,
    "query IdsOfStaff { staffMembers(pageSize: 100) { rows { id email } } }": types.IdsOfStaffDocument,
    "query UserOfSession { session { user { id } } }": types.UserOfSessionDocument,
    "query CacheCount { cacheCount }": types.CacheCountDocument,
    "query NewestStaff { staffMembers(pageSize: 1) { rows { email roleId } } }": types.NewestStaffDocument,
    "query EveryPermission { permissions { id } }": types.EveryPermissionDocument,
    "\n  query CategoriesOfBrokenText($text: String!) {\n    publishedEventCategories(filter: {searchName: $text}) { rows { name } }\n  }\n": types.CategoriesOfBrokenTextDocument,
    "query RolesInBulk { roles(pageSize: 100) { rows { id name } } }": types.RolesInBulkDocument,
    "query StaffInBulk { staffMembers(pageSize: 100) { rows { id email } } }": types.StaffInBulkDocument,
    "query LanguagesInBulk { languages(pageSize: 100) { rows { id name } } }": types.LanguagesInBulkDocument,
    "query StatesOfLanguages { languages { rows { code active default } } }": types.StatesOfLanguagesDocument,
    "\n  mutation SaveHostileDraft($id: ID!, $values: DraftValues!) {\n    saveEventDraft(id: $id, lang: \"en\", from: 1, values: $values) { success errors { field } }\n  }\n": types.SaveHostileDraftDocument,
    "mutation SetLongLanguage($code: String!) { setLanguage(code: $code) { success message } }": types.SetLongLanguageDocument,
    "query FileNameOfImport($id: ID!) { import(id: $id) { fileName } }": types.FileNameOfImportDocument,
    "query SecretiveRecords { searchRecords(text: \"secretive\") { kind } }": types.SecretiveRecordsDocument,
};

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query KindsOfNeedles { searchRecords(text: \"needle\") { kind } }"): typeof import('./graphql.js').KindsOfNeedlesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query VisibleCategories { publishedEventCategories { rows { name } } }"): typeof import('./graphql.js').VisibleCategoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query RecordsInBin { deletedRecords { pageInfo { totalItemsCount } rows { id } } }"): typeof import('./graphql.js').RecordsInBinDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EntriesOfTrail($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        seq action outcome actor { name role } target { kind label } from { ip } changes { field before after } hash\n      }\n      pageInfo { totalItemsCount }\n    }\n  }\n"): typeof import('./graphql.js').EntriesOfTrailDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation CreateEventWithText($input: EventInput!) {\n      createEvent(input: $input) { success errors { field message } event { id } }\n    }\n  "): typeof import('./graphql.js').CreateEventWithTextDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation UpdateTextOfEvent($id: ID!, $input: EventInput!) {\n      updateEvent(id: $id, input: $input) { event { aboutDescription } }\n    }\n  "): typeof import('./graphql.js').UpdateTextOfEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    query TextsOfEvent($id: ID!) { event(id: $id) { aboutDescription translations { aboutDescription } } }\n  "): typeof import('./graphql.js').TextsOfEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FocalPoint($id: ID!) { file(id: $id) { version focusX focusY } }"): typeof import('./graphql.js').FocalPointDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetFocalPoint($id: ID!, $input: FileInput!, $version: Int) {\n    updateFile(id: $id, input: $input, version: $version) {\n      success message errors { field message } file { version focusX focusY }\n    }\n  }\n"): typeof import('./graphql.js').SetFocalPointDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TrailOfFile($id: ID!) {\n    auditEntries(filter: {targetId: $id}) {\n      rows { action changes { field before after } }\n    }\n  }\n"): typeof import('./graphql.js').TrailOfFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation ReplacePicture($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) { success message errors { field message } }\n  }\n"): typeof import('./graphql.js').ReplacePictureDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation SignFiles($files: [UploadToSign!]!) {\n      signUploads(files: $files) { success message errors { field message } uploads { key } }\n    }\n  "): typeof import('./graphql.js').SignFilesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateEventWithFiles($input: EventInput!) {\n    createEvent(input: $input) {\n      success message errors { field message }\n      record: event {\n        id bannerImage bannerImageFile { id url altText width height fileType }\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateEventWithFilesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateEventWithFiles($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) { success message errors { field message } }\n  }\n"): typeof import('./graphql.js').UpdateEventWithFilesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation DeleteUsedFile($id: ID!) { deleteFile(id: $id) { success message errors { field message } } }\n"): typeof import('./graphql.js').DeleteUsedFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query UsesOfFile($id: ID!) {\n    file(id: $id) {\n      usedBy { total others records { kind kindLabel recordId title fields labels } } can { delete deleteRefusal }\n    }\n  }\n"): typeof import('./graphql.js').UsesOfFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetDefaultFile($id: ID!) {\n    toggleFileDefault(id: $id) { success message errors { field message } }\n  }\n"): typeof import('./graphql.js').SetDefaultFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Banners { publishedEvents { rows { bannerImageFile { url altText } } } }"): typeof import('./graphql.js').BannersDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CategoriesWithinCost { publishedEventCategories { rows { id } } }"): typeof import('./graphql.js').CategoriesWithinCostDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query FilesOfTheLibrary {\n    files(pageSize: 100) { rows { id version fileName fileS3Key fileType fileKind fileSize fileUrl } }\n  }\n"): typeof import('./graphql.js').FilesOfTheLibraryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DownloadOfFile($id: ID) { fileDownload(id: $id) { url } }"): typeof import('./graphql.js').DownloadOfFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DeleteOneFile($id: ID!) { deleteFile(id: $id) { success message } }"): typeof import('./graphql.js').DeleteOneFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation ChooseFile($id: ID!) { toggleFileDefault(id: $id) { success message file { id default } } }\n"): typeof import('./graphql.js').ChooseFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FilesOfVisitors { publishedFiles(pageSize: 100) { rows { id } } }"): typeof import('./graphql.js').FilesOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MenusOfVisitors { publishedMenus(pageSize: 100) { rows { id } } }"): typeof import('./graphql.js').MenusOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PermissionsOverGraphql { permissions { id name group } }"): typeof import('./graphql.js').PermissionsOverGraphqlDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LanguagesOverGraphql { publishedLanguages { id code } }"): typeof import('./graphql.js').LanguagesOverGraphqlDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SlugOfPublishedEvent($id: ID) { publishedEvent(id: $id) { slug } }"): typeof import('./graphql.js').SlugOfPublishedEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BookingsOfAll { eventBookings(pageSize: 100) { rows { id } } }"): typeof import('./graphql.js').BookingsOfAllDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BookedEventsOfVisitor { ownBookedEvents(pageSize: 100) { rows { id } } }"): typeof import('./graphql.js').BookedEventsOfVisitorDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OrderHistoryOfVisitor { ownOrderHistory(pageSize: 100) { rows { id } } }"): typeof import('./graphql.js').OrderHistoryOfVisitorDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RenameVisitor {\n    updateVisitorProfile(input: {lastName: \"Dorji\"}) { success message visitor { lastName } }\n  }\n"): typeof import('./graphql.js').RenameVisitorDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LanguagesAfterStop { languages { rows { name } } }"): typeof import('./graphql.js').LanguagesAfterStopDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TextOfMigratedEvent($id: ID!) { event(id: $id) { shortDescription } }"): typeof import('./graphql.js').TextOfMigratedEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query AuditEntries($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        action actor { id name } target { kind id label } changes { field before after } hash withheld bySystem\n      }\n    }\n  }\n"): typeof import('./graphql.js').AuditEntriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query RecentEntries($first: Boolean!) {\n    auditEntries( pageSize: 100 filter: {withoutSessions: true, firstOfSeries: $first} ) {\n      rows { action seriesSize target { kind } }\n    }\n  }\n"): typeof import('./graphql.js').RecentEntriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query RecordsInTheBin($searchName: String) {\n    deletedRecords(pageSize: 100, filter: { searchName: $searchName }) { rows { id kind title deletedBy } }\n  }\n"): typeof import('./graphql.js').RecordsInTheBinDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CategoryOutsideTheBin($id: ID!) {\n    eventCategory(id: $id) {\n      id slug orderNumber active featured version createdAt updatedBy translations { lang name description }\n    }\n  }\n"): typeof import('./graphql.js').CategoryOutsideTheBinDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IdsOfRoles { roles { rows { id } } }"): typeof import('./graphql.js').IdsOfRolesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation ToggleVacancy($id: ID!, $to: Boolean) { toggleCareerActive(id: $id, to: $to) { success message } }\n"): typeof import('./graphql.js').ToggleVacancyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation ScheduleVacancy($id: ID!, $at: String!) { scheduleCareer(id: $id, at: $at) { success message } }\n"): typeof import('./graphql.js').ScheduleVacancyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateVacancy($id: ID!, $input: CareerInput!) { updateCareer(id: $id, input: $input) { success } }\n"): typeof import('./graphql.js').UpdateVacancyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Vacancy($id: ID!) { career(id: $id) { slug publishingState updatedBy } }"): typeof import('./graphql.js').VacancyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FieldsOfType($type: String!) { __type(name: $type) { fields { name } } }"): typeof import('./graphql.js').FieldsOfTypeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Vacancies { publishedCareers(pageSize: 100) { rows { id } } }"): typeof import('./graphql.js').VacanciesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query VacancyOfVisitors($id: ID) { publishedCareer(id: $id) { id } }"): typeof import('./graphql.js').VacancyOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IdsOfLanguages { languages { rows { id code } } }"): typeof import('./graphql.js').IdsOfLanguagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query SubjectOfEnquiry($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { about { kind id } } } }\n"): typeof import('./graphql.js').SubjectOfEnquiryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query DeletionsOfEnquiries {\n    auditEntries(filter: {kind: \"enquiry\", action: \"DELETE\"}) { rows { target { label } changes { field } } }\n  }\n"): typeof import('./graphql.js').DeletionsOfEnquiriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query NotesOfEnquiries {\n    auditEntries(filter: {kind: \"enquiry\", action: \"NOTE\"}) { rows { changes { field after } } }\n  }\n"): typeof import('./graphql.js').NotesOfEnquiriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ActorsOfDeletions {\n    auditEntries(filter: {kind: \"enquiry\", action: \"DELETE\"}) { rows { actor { name } target { label } } }\n  }\n"): typeof import('./graphql.js').ActorsOfDeletionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AssigneesOfEnquiries { staffMembers { rows { id } } }"): typeof import('./graphql.js').AssigneesOfEnquiriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation HandleEnquiryWithNote($id: ID!, $assigneeId: String, $note: String, $version: Int) {\n    handleEnquiry(id: $id, assigneeId: $assigneeId, note: $note, version: $version) {\n      success message errors { field message }\n    }\n  }\n"): typeof import('./graphql.js').HandleEnquiryWithNoteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query Enquiries($searchName: String) {\n    enquiries(filter: { searchName: $searchName }) {\n      rows {\n        id reference firstName lastName mobileNumber email problemDescription read answered note version\n        about { kind id title } assignee { id name } history { step by byStaff }\n      }\n    }\n  }\n"): typeof import('./graphql.js').EnquiriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TypesOfPackages($courseId: ID!, $lang: String!) { coursePackageTypes(courseId: $courseId, lang: $lang) }\n"): typeof import('./graphql.js').TypesOfPackagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FeesOfCourse($id: ID!) { course(id: $id) { feeStructure { id } } }"): typeof import('./graphql.js').FeesOfCourseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SwitchOffCategories($id: ID!, $translation: CourseTranslationInput) {\n    updateCourse(id: $id, input: {packageCategoriesSwitch: false}, lang: \"ar\", translation: $translation) { success }\n  }\n"): typeof import('./graphql.js').SwitchOffCategoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PlacesTaken($id: ID!) { event(id: $id) { placesTaken } }"): typeof import('./graphql.js').PlacesTakenDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DeleteBookedPrice($id: ID!) { deleteEventPrice(id: $id) { success } }"): typeof import('./graphql.js').DeleteBookedPriceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PriceOfOwnBooking($id: ID!) { ownBooking(id: $id) { price { amount currency label } } }"): typeof import('./graphql.js').PriceOfOwnBookingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CategoryOfBookableEvent($id: ID!) { event(id: $id) { categoryId } }"): typeof import('./graphql.js').CategoryOfBookableEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PlacesLeft($id: ID!) { publishedEvent(id: $id) { placesLeft } }"): typeof import('./graphql.js').PlacesLeftDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateBookedEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) { success errors { field message } }\n  }\n"): typeof import('./graphql.js').UpdateBookedEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DeleteBookedEvent($id: ID!) { deleteEvent(id: $id) { success message } }"): typeof import('./graphql.js').DeleteBookedEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query FiguresOfBookings($since: DateTime!) {\n    eventBookingFigures(since: $since) { booked toConfirm toPay checkedIn }\n  }\n"): typeof import('./graphql.js').FiguresOfBookingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CheckInOne($code: String!) { checkInEventBooking(code: $code) { success } }"): typeof import('./graphql.js').CheckInOneDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WhetherSuperAdmin { session { superAdmin } }"): typeof import('./graphql.js').WhetherSuperAdminDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TrailOfBookings($pageSize: Int!) {\n    auditEntries(pageSize: $pageSize, filter: {kind: \"eventBooking\"}) { rows { action target { id } } }\n  }\n"): typeof import('./graphql.js').TrailOfBookingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CountOfBookings($searchName: String) {\n    eventBookings(pageSize: 1, filter: {searchName: $searchName}) { pageInfo { totalItemsCount } }\n  }\n"): typeof import('./graphql.js').CountOfBookingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query IdsAtDoor($eventId: ID!, $typed: String!) { eventBookingsAtDoor(eventId: $eventId, search: $typed) { id } }\n"): typeof import('./graphql.js').IdsAtDoorDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query BookingsAtDoor($eventId: ID!, $search: String!) {\n    eventBookingsAtDoor(eventId: $eventId, search: $search) { id visitorName status checkedInAt price { amount } }\n  }\n"): typeof import('./graphql.js').BookingsAtDoorDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnBookedEvents { ownBookedEvents(pageSize: 100) { rows { id } pageInfo { totalItemsCount } } }"): typeof import('./graphql.js').OwnBookedEventsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnOrderHistory { ownOrderHistory(pageSize: 100) { rows { id } pageInfo { totalItemsCount } } }"): typeof import('./graphql.js').OwnOrderHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnBooking($id: ID!) { ownBooking(id: $id) { id } }"): typeof import('./graphql.js').OwnBookingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CancelForeignBooking($id: ID!) { cancelOwnBooking(id: $id) { success } }"): typeof import('./graphql.js').CancelForeignBookingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CheckInByCode($code: String!, $eventId: ID, $careful: Boolean) {\n    checkInEventBooking(code: $code, eventId: $eventId, careful: $careful) {\n      success message result booking { id checkedInAt }\n    }\n  }\n"): typeof import('./graphql.js').CheckInByCodeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CheckInById($id: ID!, $eventId: ID!, $careful: Boolean) {\n    checkInEventBookingById(id: $id, eventId: $eventId, careful: $careful) { result booking { id } }\n  }\n"): typeof import('./graphql.js').CheckInByIdDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UndoCheckIn($id: ID!, $checkedInAt: DateTime!) {\n    undoEventBookingCheckIn(id: $id, checkedInAt: $checkedInAt) { success message booking { checkedInAt } }\n  }\n"): typeof import('./graphql.js').UndoCheckInDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AdmissionFigures($eventId: ID!) { eventAdmissionFigures(eventId: $eventId) { confirmed admitted } }"): typeof import('./graphql.js').AdmissionFiguresDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query EventsAtDoor($day: String!) { eventsAtDoor(day: $day) { id } }"): typeof import('./graphql.js').EventsAtDoorDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RescheduleBookedEvent($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { success } }\n"): typeof import('./graphql.js').RescheduleBookedEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success errors { field message }\n      event {\n        id name slug ticketId categoryId difficultyId category { name } difficulty { name }\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success event { ticketId capacity category { name } }\n    }\n  }\n"): typeof import('./graphql.js').UpdateEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EventsWithTheirNames {\n    publishedEvents(pageSize: 100) {\n      rows { slug category { name } difficulty { name } } pageInfo { totalItemsCount }\n    }\n  }\n"): typeof import('./graphql.js').EventsWithTheirNamesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query EventOfSlug($slug: String) { publishedEvent(slug: $slug) { id } }"): typeof import('./graphql.js').EventOfSlugDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: {field: STARTS_ON}) {\n      rows { name } pageInfo { totalItemsCount }\n    }\n  }\n"): typeof import('./graphql.js').EventsOfDaysDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateEventPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) {\n      success errors { field message }\n      eventPrice {\n        id nationality priceType label amount currency event { id } active\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateEventPriceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateRichEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n"): typeof import('./graphql.js').CreateRichEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateRichEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n"): typeof import('./graphql.js').UpdateRichEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation TranslateRichEvent($id: ID!, $input: EventTranslationInput!) {\n    translateEvent(id: $id, lang: \"ar\", input: $input) {\n      success errors { field message } event { id aboutDescription }\n    }\n  }\n"): typeof import('./graphql.js').TranslateRichEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query RichEvent($id: ID!) { event(id: $id) { aboutDescription translations { lang aboutDescription } } }\n"): typeof import('./graphql.js').RichEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SizesOfFile($id: ID!) { file(id: $id) { fileSize width height } }"): typeof import('./graphql.js').SizesOfFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EventsByDate($page: Int! = 1, $pageSize: Int! = 100, $filter: PublishedEventFilter, $order: PublishedOrder! = DATE) {\n    publishedEvents( page: $page pageSize: $pageSize filter: $filter order: $order ) {\n      rows { name } pageInfo { totalItemsCount totalPages }\n    }\n  }\n"): typeof import('./graphql.js').EventsByDateDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query EventsInTheOrderOfLists { publishedEvents { rows { name } } }"): typeof import('./graphql.js').EventsInTheOrderOfListsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FillingEvents { fillingEvents { count next { name capacity placesTaken } } }"): typeof import('./graphql.js').FillingEventsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EventsOfVisitors($filter: PublishedEventFilter, $pageSize: Int! = 100) {\n    publishedEvents(pageSize: $pageSize, filter: $filter) {\n      rows {\n        slug category { slug } difficulty { slug } prices { amount currency label }\n      }\n      pageInfo { totalItemsCount totalPages }\n    }\n  }\n"): typeof import('./graphql.js').EventsOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query RoomsOfVisitors {\n    events: publishedEvents(pageSize: 100) { rows { slug category { children { slug } } } }\n  }\n"): typeof import('./graphql.js').RoomsOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query RoomsOfStaff { events(pageSize: 100) { rows { slug category { children { slug } } } } }\n"): typeof import('./graphql.js').RoomsOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    query CategoriesWithEvents($searchName: String) {\n      publishedEventCategories( pageSize: 100 filter: {hasEvents: true, searchName: $searchName} ) {\n        rows { slug } descendants { slug } pageInfo { totalItemsCount }\n      }\n    }\n  "): typeof import('./graphql.js').CategoriesWithEventsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n        query CategoriesBelow($slug: String) {\n          publishedEventCategory(slug: $slug) { children { slug hasEvents } }\n        }\n      "): typeof import('./graphql.js').CategoriesBelowDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SlugOfEvent($id: ID!) { event(id: $id) { slug } }"): typeof import('./graphql.js').SlugOfEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CheckInCarefully($code: String!) { checkInEventBooking(code: $code, careful: true) { result } }"): typeof import('./graphql.js').CheckInCarefullyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StatesOfJordan { states(country: \"JO\", lang: \"ar\") { code name } }"): typeof import('./graphql.js').StatesOfJordanDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CitiesOfAmman { cities(state: \"JO-AM\") { code name } }"): typeof import('./graphql.js').CitiesOfAmmanDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TimeZones { timeZones { name label } }"): typeof import('./graphql.js').TimeZonesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BaseLanguages { languages(pageSize: 10) { rows { id name code active default base rtl } } }"): typeof import('./graphql.js').BaseLanguagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ChoiceOfBase { baseLanguageChoice { code refusal } }"): typeof import('./graphql.js').ChoiceOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation ChooseBase($code: String!, $name: String) {\n    chooseBaseLanguage(code: $code, name: $name) {\n      success message errors { field message } language { code name base }\n    }\n  }\n"): typeof import('./graphql.js').ChooseBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation DeactivateBase($id: ID!) { toggleLanguageActive(id: $id, to: false) { success message } }\n"): typeof import('./graphql.js').DeactivateBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DeleteBase($id: ID!) { deleteLanguage(id: $id) { success message } }"): typeof import('./graphql.js').DeleteBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EventOfBase($id: ID!) {\n    event(id: $id) { version name(lang: \"es\") translations { lang name } can { edit } }\n  }\n"): typeof import('./graphql.js').EventOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query EventsOfBase { events { rows { id } } }"): typeof import('./graphql.js').EventsOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PagesOfBase { cmsPages(pageSize: 20) { rows { slug translations { lang name } } } }"): typeof import('./graphql.js').PagesOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SearchOfBase {\n        events(filter: { searchName: \"ceramica\" }, sort: { field: NAME, direction: ASC }) { rows { name } }\n      }"): typeof import('./graphql.js').SearchOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation TranslateEventOfBase($id: ID!, $lang: String!, $name: String!) {\n          translateEvent(id: $id, lang: $lang, input: { name: $name }) { success message errors { message } }\n        }"): typeof import('./graphql.js').TranslateEventOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateEventOfBase($id: ID!) { updateEvent(id: $id, input: { name: \"Otro taller\" }) { success } }"): typeof import('./graphql.js').UpdateEventOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TrailOfBase { auditEntries(pageSize: 1) { rows { changes { field } } } }"): typeof import('./graphql.js').TrailOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TrailOfChoice { auditEntries(pageSize: 10) { rows { changes { field before after } } } }"): typeof import('./graphql.js').TrailOfChoiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DeleteCategoryOfBase($id: ID!) { deleteEventCategory(id: $id) { success } }"): typeof import('./graphql.js').DeleteCategoryOfBaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Languages { languages(pageSize: 100) { rows { id code default active } } }"): typeof import('./graphql.js').LanguagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetLanguageActive($id: ID!, $to: Boolean) {\n    toggleLanguageActive(id: $id, to: $to) { success message }\n  }\n"): typeof import('./graphql.js').SetLanguageActiveDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetDefaultLanguage($id: ID!, $to: Boolean) {\n    toggleLanguageDefault(id: $id, to: $to) { success message }\n  }\n"): typeof import('./graphql.js').SetDefaultLanguageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetLanguageCode($id: ID!, $code: String!) {\n    updateLanguage(id: $id, input: {code: $code}) {\n      success errors { field message }\n    }\n  }\n"): typeof import('./graphql.js').SetLanguageCodeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DeleteOneLanguage($id: ID!) { deleteLanguage(id: $id) { success message } }"): typeof import('./graphql.js').DeleteOneLanguageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LanguagesOfVisitors { publishedLanguages { code } }"): typeof import('./graphql.js').LanguagesOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query NamesOfDifficulties { eventDifficulties { rows { name } } }"): typeof import('./graphql.js').NamesOfDifficultiesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ProgressOfLanguage($id: ID!) {\n    languageProgress(id: $id) { code active base siteTexts { total translated } kinds { kind total translated } }\n  }\n"): typeof import('./graphql.js').ProgressOfLanguageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation AddLanguageInProgress($code: String!, $name: String!) {\n    createLanguage(input: { code: $code, name: $name }) { success language { id active } }\n  }\n"): typeof import('./graphql.js').AddLanguageInProgressDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LanguagesInProgress { languages { rows { id code } } }"): typeof import('./graphql.js').LanguagesInProgressDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FailedMailCount($since: DateTime!) { failedMailCount(since: $since) }"): typeof import('./graphql.js').FailedMailCountDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query InactiveRecords { inactiveRecords { kind count } }"): typeof import('./graphql.js').InactiveRecordsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query UntranslatedRecords { untranslatedRecords { kind lang count } }"): typeof import('./graphql.js').UntranslatedRecordsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query InactiveEvents { events(filter: {status: INACTIVE}) { rows { name } } }"): typeof import('./graphql.js').InactiveEventsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DraftRecords { draftRecords { kind count } }"): typeof import('./graphql.js').DraftRecordsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DraftEvents { events(filter: {publishing: DRAFT}) { rows { id } } }"): typeof import('./graphql.js').DraftEventsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveContent($id: ID!, $content: ContentMap!, $lang: String, $version: Int) {\n    result: updateCmsPageContent( linkId: $id content: $content lang: $lang version: $version ) {\n      success message errors { field message } cmsPage { version }\n    }\n  }\n"): typeof import('./graphql.js').SaveContentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ContentOfPage($id: ID!, $lang: String) { cmsPage(id: $id) { contentDetails(lang: $lang) } }"): typeof import('./graphql.js').ContentOfPageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LinksOfPages { cmsPages(pageSize: 100) { rows { slug linkId } } }"): typeof import('./graphql.js').LinksOfPagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query OperationsOfSchema { __schema { queryType { fields { name } } mutationType { fields { name } } } }\n"): typeof import('./graphql.js').OperationsOfSchemaDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query PageOfCourses($lang: String) {\n    publishedCmsPage(slug: \"courses\") {\n      contentDetails(lang: $lang) pictures { id }\n    }\n  }\n"): typeof import('./graphql.js').PageOfCoursesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query RecordsWithFile($id: ID!) { file(id: $id) { usedBy { records { kind title fields labels } } } }\n"): typeof import('./graphql.js').RecordsWithFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query MetaTextsOfCareers($lang: String) {\n    publishedCmsPage(slug: \"careers\") {\n      metaTitle(lang: $lang) metaDescription(lang: $lang)\n    }\n  }\n"): typeof import('./graphql.js').MetaTextsOfCareersDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveListView($list: String!, $name: String!, $query: String!) {\n    saveListView(list: $list, name: $name, query: $query) {\n      success message errors { field } view { id name query }\n    }\n  }\n"): typeof import('./graphql.js').SaveListViewDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ListViews($list: String!) { myListViews(list: $list) { id name query } }"): typeof import('./graphql.js').ListViewsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateMemberOfStaff($input: StaffMemberInput!) {\n    createStaffMember(input: $input) {\n      success message errors { field message code }\n      record: staffMember {\n        id name email roleId picture superAdmin adminAssignedRole { id name } version\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateMemberOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateMemberOfStaff($id: ID!, $input: StaffMemberInput!, $version: Int) {\n    updateStaffMember(id: $id, input: $input, version: $version) {\n      success message errors { field message code } record: staffMember { name roleId }\n    }\n  }\n"): typeof import('./graphql.js').UpdateMemberOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation DeleteMemberOfStaff($id: ID!) {\n    deleteStaffMember(id: $id) { success message errors { field message code } }\n  }\n"): typeof import('./graphql.js').DeleteMemberOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query MemberOfStaff($id: ID!) {\n    staffMember(id: $id) {\n      id name email roleId can { edit editRefusal delete deleteRefusal toggles }\n    }\n  }\n"): typeof import('./graphql.js').MemberOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query MembersOfStaff($filter: StaffMemberFilter) {\n    staffMembers(pageSize: 100, filter: $filter) {\n      rows { id email roleId can { edit editRefusal delete deleteRefusal toggles } }\n    }\n  }\n"): typeof import('./graphql.js').MembersOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      success message errors { field message code } record: role { id permissionIds }\n    }\n  }\n"): typeof import('./graphql.js').CreateRoleDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateRole($id: ID!, $input: RoleInput!) {\n    updateRole(id: $id, input: $input) {\n      success message errors { field message code } record: role { permissionIds }\n    }\n  }\n"): typeof import('./graphql.js').UpdateRoleDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation DeleteRole($id: ID!) { deleteRole(id: $id) { success message errors { field message code } } }\n"): typeof import('./graphql.js').DeleteRoleDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query RolesAndTheirRights {\n    roles(pageSize: 100) {\n      rows {\n        id name permissionIds can { edit editRefusal delete deleteRefusal toggles }\n      }\n    }\n  }\n"): typeof import('./graphql.js').RolesAndTheirRightsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query RoleOptions { roleOptions { id disabled reason } }"): typeof import('./graphql.js').RoleOptionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TrailOfStaff {\n    auditEntries(pageSize: 2, filter: {kind: \"staffMember\"}) {\n      rows { action target { id label } changes { field before after } }\n    }\n  }\n"): typeof import('./graphql.js').TrailOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IdsOfPermissions { permissions { id name } }"): typeof import('./graphql.js').IdsOfPermissionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WhoMayWhat { session { user { email } permissions } }"): typeof import('./graphql.js').WhoMayWhatDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n            query RightsOverStaff($pageSize: Int!) {\n              staffMembers(pageSize: $pageSize) {\n                rows {\n                  adminAssignedRole { name } superAdmin can { edit editRefusal delete deleteRefusal toggles }\n                }\n              }\n            }\n          "): typeof import('./graphql.js').RightsOverStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query PermissionModules($role: ID!) {\n    permissionModules(role: $role) { module role actions { name status } }\n  }\n"): typeof import('./graphql.js').PermissionModulesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetPermissionModule($input: PermissionModuleInput!) {\n    setPermissionModule(input: $input) {\n      success message errors { field message } permissionModule { module role actions { name status } }\n    }\n  }\n"): typeof import('./graphql.js').SetPermissionModuleDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AllPermissions { permissions { id name } }"): typeof import('./graphql.js').AllPermissionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PermissionsInUse { permissions { id name inUse } }"): typeof import('./graphql.js').PermissionsInUseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query WhyNot($operation: String!) { whyNot(operation: $operation) { allowed missing roles { name } } }\n"): typeof import('./graphql.js').WhyNotDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    query OldestRoles {\n      roles(page: 1, pageSize: 2) {\n        rows { id name permissionIds createdAt } pageInfo { currentPage currentLimit totalItemsCount }\n      }\n    }\n  "): typeof import('./graphql.js').OldestRolesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PermissionsInOrder { permissions { id name group } }"): typeof import('./graphql.js').PermissionsInOrderDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateProfile($input: ProfileInput!, $id: ID) {\n    updateProfile(input: $input, id: $id) {\n      success message errors { field message code }\n      session { user { id name email picture adminAssignedRole { name } } }\n    }\n  }\n"): typeof import('./graphql.js').UpdateProfileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success message errors { field message }\n    }\n  }\n"): typeof import('./graphql.js').ChangePasswordDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WhoIsSignedIn { session { user { id name email picture } } }"): typeof import('./graphql.js').WhoIsSignedInDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Devices { mySessions { id device ip createdAt lastSeenAt current } }"): typeof import('./graphql.js').DevicesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {\n        updateStaffMember(id: $id, input: $input) {\n          success message errors { field message }\n        }\n      }\n    "): typeof import('./graphql.js').EditOneselfAsStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CurrentVisitor { currentVisitor { id } }"): typeof import('./graphql.js').CurrentVisitorDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query Visitors($filter: VisitorAccountFilter) {\n    visitors(pageSize: 100, filter: $filter) {\n      rows {\n        id name email phone language blocked verifiedAt lastSeenAt bookings enquiries hasIdentityFile\n      }\n    }\n  }\n"): typeof import('./graphql.js').VisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ExportVisitor($id: ID!) { exportVisitor(id: $id) { success message data } }"): typeof import('./graphql.js').ExportVisitorDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TicketOfBooking($id: ID!) { ownBooking(id: $id) { ticketCode } }"): typeof import('./graphql.js').TicketOfBookingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query VisitorsInTheTrail($text: String!) {\n    auditEntries(filter: {kind: \"visitor\", text: $text}) {\n      rows { target { label } }\n    }\n  }\n"): typeof import('./graphql.js').VisitorsInTheTrailDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query SearchRecords($text: String!, $limit: Int) {\n    searchRecords(text: $text, limit: $limit) { kind id slug title subtitle }\n  }\n"): typeof import('./graphql.js').SearchRecordsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SettingsByKey($keys: [String!]!) { websiteSettings(keys: $keys) { key value } }"): typeof import('./graphql.js').SettingsByKeyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SizeOfLogo($id: ID!) { file(id: $id) { width height } }"): typeof import('./graphql.js').SizeOfLogoDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TrailOfSettings {\n    auditEntries(pageSize: 2) { rows { action target { kind label } changes { field before after } } }\n  }\n"): typeof import('./graphql.js').TrailOfSettingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query UsesOfLogo($id: ID!) { file(id: $id) { usedBy { records { kind title labels } } } }"): typeof import('./graphql.js').UsesOfLogoDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query VersionOfPanel { settingsPanel(id: \"copywriteText\") { version } }"): typeof import('./graphql.js').VersionOfPanelDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query FindOnSite($q: String!, $lang: String, $kind: String, $page: Int! = 1, $pageSize: Int! = 20) {\n    siteSearch(q: $q, lang: $lang, kind: $kind, page: $page, pageSize: $pageSize) {\n      totalItemsCount exactItemsCount correction\n      kinds {\n        kind\n        pageInfo { totalItemsCount totalPages }\n        rows {\n          path startsOn endsOn publishedAt\n          title { lang pieces { text found } }\n          excerpt { lang pieces { text found } }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').FindOnSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {\n    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {\n      rows {\n        post { slug title category { slug } } article { slug title category { slug } }\n      }\n      pageInfo { totalItemsCount totalPages }\n    }\n  }\n"): typeof import('./graphql.js').StoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query StoriesAround($post: String, $article: String) {\n    publishedStoriesAround(post: $post, article: $article) {\n      newer { post { slug } article { slug } } older { post { slug } article { slug } }\n      related { post { slug } article { slug } }\n    }\n  }\n"): typeof import('./graphql.js').StoriesAroundDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TotalOfStories { publishedStories { pageInfo { totalItemsCount } } }"): typeof import('./graphql.js').TotalOfStoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TagSuggestions($kind: String!, $field: String!, $lang: String!, $text: String) {\n    tagSuggestions(kind: $kind, field: $field, lang: $lang, text: $text)\n  }\n"): typeof import('./graphql.js').TagSuggestionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TextsOfSite($lang: String!) {\n    siteTexts(lang: $lang) { id name heading version texts { path source standard text placeholders } }\n  }\n"): typeof import('./graphql.js').TextsOfSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveText($path: ID!, $lang: String!, $text: String, $was: String) {\n    result: updateSiteText(path: $path, lang: $lang, text: $text, was: $was) {\n      success message errors { field message } record { path standard text }\n    }\n  }\n"): typeof import('./graphql.js').SaveTextDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveTexts($lang: String!, $texts: [SiteTextChange!]!, $check: Boolean!) {\n    result: updateSiteTexts(lang: $lang, texts: $texts, check: $check) { success message errors { field message } }\n  }\n"): typeof import('./graphql.js').SaveTextsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query PreviewOfText($path: ID!, $lang: String!, $text: String!) {\n    preview: siteTextPreview(path: $path, lang: $lang, text: $text) { fault examples }\n  }\n"): typeof import('./graphql.js').PreviewOfTextDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query HistoryOfTexts($id: ID!) { recordHistory(kind: \"siteTexts\", id: $id) { rows { version action by fields } } }\n"): typeof import('./graphql.js').HistoryOfTextsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RestoreTexts($id: ID!, $to: Int!, $fields: [String!]) {\n    restoreRecordVersion(kind: \"siteTexts\", id: $id, to: $to, fields: $fields) { success message }\n  }\n"): typeof import('./graphql.js').RestoreTextsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TrailOfTexts {\n    auditEntries(pageSize: 1) { rows { action target { kind label } changes { field before after } } }\n  }\n"): typeof import('./graphql.js').TrailOfTextsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query UpcomingChanges { upcomingChanges { at step kind id part title by failure } }"): typeof import('./graphql.js').UpcomingChangesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PagesOfTheSite { cmsPages { rows { id slug } } }"): typeof import('./graphql.js').PagesOfTheSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation ScheduleCareer($id: ID!, $at: String!) { scheduleCareer(id: $id, at: $at) { success } }\n"): typeof import('./graphql.js').ScheduleCareerDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateInOutage($name: String!) {\n    createEventCategory(input: {name: $name}) { success eventCategory { id name version } }\n  }\n"): typeof import('./graphql.js').CreateInOutageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CategoriesByName($name: String!) {\n    eventCategories(filter: {searchName: $name}) { rows { id name version } }\n  }\n"): typeof import('./graphql.js').CategoriesByNameDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CategoriesOfProcess { publishedEventCategories { rows { name } } }"): typeof import('./graphql.js').CategoriesOfProcessDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CategoriesOfOtherProcess { publishedEventCategories { rows { name } } }"): typeof import('./graphql.js').CategoriesOfOtherProcessDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query PresentAddress($kind: String!, $slug: String!) { presentAddress(kind: $kind, slug: $slug) { slug path } }\n"): typeof import('./graphql.js').PresentAddressDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CategoryOfBranch($id: ID!) { eventCategory(id: $id) { id } }"): typeof import('./graphql.js').CategoryOfBranchDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation DeleteBranches($ids: [ID!]!) { deleteEventCategories(ids: $ids) { results { id success message } } }\n"): typeof import('./graphql.js').DeleteBranchesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation MoveBelow($id: ID!, $parentId: ID!) {\n    updateEventCategory(id: $id, input: {parentId: $parentId}) { success }\n  }\n"): typeof import('./graphql.js').MoveBelowDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation NoteEventEdited($id: ID!, $leaving: Boolean) {\n    noteEventEdited(id: $id, leaving: $leaving) { others { name since } }\n  }\n"): typeof import('./graphql.js').NoteEventEditedDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query UsesInEntries($id: ID!) { file(id: $id) { usedBy { records { fields labels } } } }"): typeof import('./graphql.js').UsesInEntriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query HistoryOfRecord($kind: String!, $id: ID!) {\n    recordHistory(kind: $kind, id: $id, pageSize: 100) { rows { version action by face fields } }\n  }\n"): typeof import('./graphql.js').HistoryOfRecordDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query DifferencesOfRecord($kind: String!, $id: ID!, $from: Int!, $to: Int!) {\n    recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path richText before after }\n  }\n"): typeof import('./graphql.js').DifferencesOfRecordDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RestoreVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!], $version: Int) {\n    restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields, version: $version) {\n      success message errors { field message } version\n    }\n  }\n"): typeof import('./graphql.js').RestoreVersionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation CreateCategoryWithHistory($input: BlogCategoryInput!) {\n      created: createBlogCategory(input: $input) { message record: blogCategory { id } }\n    }\n  "): typeof import('./graphql.js').CreateCategoryWithHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation CreatePostWithHistory($input: BlogPostInput!) {\n      created: createBlogPost(input: $input) { message record: blogPost { id } }\n    }\n  "): typeof import('./graphql.js').CreatePostWithHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation CreateDifficultyWithHistory($input: EventDifficultyInput!) {\n      created: createEventDifficulty(input: $input) { message record: eventDifficulty { id } }\n    }\n  "): typeof import('./graphql.js').CreateDifficultyWithHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation UpdateCategoryWithHistory($id: ID!, $input: BlogCategoryInput!) {\n      updated: updateBlogCategory(id: $id, input: $input) { success message }\n    }\n  "): typeof import('./graphql.js').UpdateCategoryWithHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation UpdatePostWithHistory($id: ID!, $input: BlogPostInput!) {\n      updated: updateBlogPost(id: $id, input: $input) { success message }\n    }\n  "): typeof import('./graphql.js').UpdatePostWithHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation UpdateDifficultyWithHistory($id: ID!, $input: EventDifficultyInput!) {\n      updated: updateEventDifficulty(id: $id, input: $input) { success message }\n    }\n  "): typeof import('./graphql.js').UpdateDifficultyWithHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query DifferencesOfVersions($kind: String!, $id: ID!, $from: Int!, $to: Int!) {\n    recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path before after }\n  }\n"): typeof import('./graphql.js').DifferencesOfVersionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RestoreEarlierVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!]) {\n    restored: restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields) { success errors { field message } }\n  }\n"): typeof import('./graphql.js').RestoreEarlierVersionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AddressOfPicture($id: ID!) { file(id: $id) { url } }"): typeof import('./graphql.js').AddressOfPictureDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TextOfPost($id: ID!) { blogPost(id: $id) { description } }"): typeof import('./graphql.js').TextOfPostDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SavePageWithHistory($id: ID!, $lang: String, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, lang: $lang, content: $content) { success message errors { field message } }\n  }\n"): typeof import('./graphql.js').SavePageWithHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ContentOfHomePage($id: ID!) { cmsPage(id: $id) { content: contentDetails(lang: \"en\") } }"): typeof import('./graphql.js').ContentOfHomePageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query RowsWritten($id: ID!) { import(id: $id) { counts { written } } }"): typeof import('./graphql.js').RowsWrittenDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query LevelsOfImport { eventDifficulties(pageSize: 100) { rows { version } pageInfo { totalItemsCount } } }\n"): typeof import('./graphql.js').LevelsOfImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ImportsOfDifficulties { imports(kind: \"eventDifficulty\") { id by } }"): typeof import('./graphql.js').ImportsOfDifficultiesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query MatchingOfImport($id: ID!) {\n    import(id: $id) {\n      matching {\n        encoding dayOrder decimals\n        columns { heading samples filled guess } fields { name label language required }\n      }\n    }\n  }\n"): typeof import('./graphql.js').MatchingOfImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation MatchImport($id: ID!, $columns: [String!]!, $dayOrder: ImportDayOrder, $decimals: ImportDecimals) {\n    matchImport(id: $id, columns: $columns, dayOrder: $dayOrder, decimals: $decimals) {\n      success errors { field message }\n    }\n  }\n"): typeof import('./graphql.js').MatchImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation TranslatePottery($id: ID!) { translateBlogCategory(id: $id, lang: \"ar\", input: {name: \"الفخار\"}) { success } }\n"): typeof import('./graphql.js').TranslatePotteryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query FallbacksOfCategories($lang: String) {\n    publishedBlogCategories { rows { slug name(lang: $lang) fallbacks(lang: $lang) { field lang } } }\n  }\n"): typeof import('./graphql.js').FallbacksOfCategoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query DifficultiesByName($direction: SortDirection!, $lang: String, $page: Int! = 1, $pageSize: Int! = 100) {\n    eventDifficulties(\n      page: $page, pageSize: $pageSize, filter: {lang: $lang}, sort: {field: NAME, direction: $direction}\n    ) { rows { name(lang: $lang) } pageInfo { totalItemsCount totalPages } }\n  }\n"): typeof import('./graphql.js').DifficultiesByNameDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query LanguagesByName {\n    languages(pageSize: 100, sort: {field: NAME}) { rows { name } pageInfo { totalItemsCount totalPages } }\n  }\n"): typeof import('./graphql.js').LanguagesByNameDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query FilledCategories { blogCategories(filter: {searchName: \"illed IN\"}) { rows { name } } }\n"): typeof import('./graphql.js').FilledCategoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CountBySearchName($searchName: String) {\n    eventDifficulties(filter: {searchName: $searchName}) { pageInfo { totalItemsCount } }\n  }\n"): typeof import('./graphql.js').CountBySearchNameDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateNode($input: EventCategoryInput!) {\n    createEventCategory(input: $input) {\n      success message errors { field message } eventCategory { id slug parentId }\n    }\n  }\n"): typeof import('./graphql.js').CreateNodeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation MoveNode($id: ID!, $parentId: ID) {\n    updateEventCategory(id: $id, input: {parentId: $parentId}) {\n      success message errors { field message } eventCategory { id slug parentId }\n    }\n  }\n"): typeof import('./graphql.js').MoveNodeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RenameNode($id: ID!) { updateEventCategory(id: $id, input: {name: \"Renamed\"}) { success } }\n"): typeof import('./graphql.js').RenameNodeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation DeleteNode($id: ID!) {\n    deleteEventCategory(id: $id) { success message errors { field message } eventCategory { id slug parentId } }\n  }\n"): typeof import('./graphql.js').DeleteNodeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FeatureNode($id: ID!) { toggleEventCategoryFeatured(id: $id) { success } }"): typeof import('./graphql.js').FeatureNodeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TreeOfStaff($filter: RecordFilter) {\n    eventCategories(filter: $filter) {\n      rows { id slug parentId } descendants { id slug parentId } pageInfo { totalItemsCount }\n    }\n  }\n"): typeof import('./graphql.js').TreeOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TreeOfVisitors($filter: PublishedEventCategoryFilter) {\n    publishedEventCategories(filter: $filter) {\n      rows { id slug parentId } descendants { id slug parentId } pageInfo { totalItemsCount }\n    }\n  }\n"): typeof import('./graphql.js').TreeOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query NodeOfVisitors($slug: String) { publishedEventCategory(slug: $slug) { id slug parentId } }"): typeof import('./graphql.js').NodeOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ChildrenOfNodes { publishedEventCategories { rows { slug children { slug } } } }"): typeof import('./graphql.js').ChildrenOfNodesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query NamesOfNodes { publishedEventCategories { rows { slug name } } }"): typeof import('./graphql.js').NamesOfNodesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query WholeTree($pageSize: Int!) {\n    eventCategories(pageSize: $pageSize) {\n      rows { id name parent { name } children { name children { name } } can { delete } }\n      descendants { id } pageInfo { totalItemsCount }\n    }\n  }\n"): typeof import('./graphql.js').WholeTreeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CountOfCategories { eventCategories { pageInfo { totalItemsCount } } }"): typeof import('./graphql.js').CountOfCategoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateCategoryLikeRest($input: EventCategoryInput!) {\n    createEventCategory(input: $input) { errors { field message } }\n  }\n"): typeof import('./graphql.js').CreateCategoryLikeRestDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PersonOfSession { session { user { id name email } } }"): typeof import('./graphql.js').PersonOfSessionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateOwnProfile($input: ProfileInput!) {\n    updateProfile(input: $input) { success message errors { field message } }\n  }\n"): typeof import('./graphql.js').UpdateOwnProfileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AddressOfDownload($id: ID) { fileDownload(id: $id) { url } }"): typeof import('./graphql.js').AddressOfDownloadDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CountOfRoles { roles { pageInfo { totalItemsCount } } }"): typeof import('./graphql.js').CountOfRolesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WalkOfVisitors { publishedEvent(slug: \"dawn-walk\") { id } }"): typeof import('./graphql.js').WalkOfVisitorsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RenameWalks($id: ID!) { updateEventCategory(id: $id, input: {name: \"Long walks\"}) { success } }\n"): typeof import('./graphql.js').RenameWalksDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation TranslateStargazing($id: ID!) {\n    translateEventCategory(id: $id, lang: \"ar\", input: {name: \"رصد النجوم\"}) { success }\n  }\n"): typeof import('./graphql.js').TranslateStargazingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SlugsOfPages { cmsPages(pageSize: 100) { rows { slug id } } }"): typeof import('./graphql.js').SlugsOfPagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SavePageOfSite($id: ID!, $content: ContentMap!, $lang: String) {\n    updateCmsPageContent(linkId: $id, content: $content, lang: $lang) { success message errors { field message } }\n  }\n"): typeof import('./graphql.js').SavePageOfSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query SubjectsOfEnquiries($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { about { kind id title } } } }\n"): typeof import('./graphql.js').SubjectsOfEnquiriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation PreviewPost($id: ID!) { previewBlogPost(id: $id) { url } }"): typeof import('./graphql.js').PreviewPostDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation CreateCourseOfPage($input: CourseInput!) {\n      created: createCourse(input: $input) { success errors { field message } record: course { id } }\n    }\n  "): typeof import('./graphql.js').CreateCourseOfPageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation CreatePackageOfPage($input: CoursePackageInput!) {\n      created: createCoursePackage(input: $input) { success errors { field message } record: coursePackage { id } }\n    }\n  "): typeof import('./graphql.js').CreatePackageOfPageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation TranslateCourseOfPage($id: ID!, $input: CourseTranslationInput!) {\n      translated: translateCourse(id: $id, lang: \"ar\", input: $input) { success errors { field message } }\n    }\n  "): typeof import('./graphql.js').TranslateCourseOfPageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation TranslatePackageOfPage($id: ID!, $input: CoursePackageTranslationInput!) {\n      translated: translateCoursePackage(id: $id, lang: \"ar\", input: $input) { success errors { field message } }\n    }\n  "): typeof import('./graphql.js').TranslatePackageOfPageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BookbindingWeekend { publishedEvent(slug: \"bookbinding-weekend\") { id } }"): typeof import('./graphql.js').BookbindingWeekendDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DayHikes { publishedEventCategory(slug: \"day-hikes\") { id } }"): typeof import('./graphql.js').DayHikesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation TranslateEnglishOnly($id: ID!) { translateEvent(id: $id, lang: \"ar\", input: {name: \"بالعربية\"}) { success } }\n"): typeof import('./graphql.js').TranslateEnglishOnlyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation PreviewBrokenDraft($id: ID!) { previewEventDraft(id: $id) { url } }"): typeof import('./graphql.js').PreviewBrokenDraftDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EnquiriesByForm($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { problemDescription language } } }\n"): typeof import('./graphql.js').EnquiriesByFormDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SlugOfBookedEvent($id: ID!) { event(id: $id) { slug name } }"): typeof import('./graphql.js').SlugOfBookedEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PageOfOffers { publishedCmsPage(slug: \"offers\") { id } }"): typeof import('./graphql.js').PageOfOffersDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveSectionOfPage($id: ID!, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, content: $content) { success }\n  }\n"): typeof import('./graphql.js').SaveSectionOfPageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PicturesOfTheSite { files(pageSize: 100, filter: {fileKind: IMAGES}) { rows { id } } }"): typeof import('./graphql.js').PicturesOfTheSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation DescribePicture($id: ID!, $altText: String!) { updateFile(id: $id, input: {altText: $altText}) { success } }\n"): typeof import('./graphql.js').DescribePictureDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveTextOfPage($path: ID!, $text: String, $lang: String! = \"en\") {\n    updateSiteText(path: $path, lang: $lang, text: $text) { success }\n  }\n"): typeof import('./graphql.js').SaveTextOfPageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query BannerOfPost { publishedBlogPost(slug: \"paper-from-the-daphne-bush\") { bannerImageFile { id } } }\n"): typeof import('./graphql.js').BannerOfPostDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation UpdateText($id: ID!, $input: BlogPostInput!) { written: updateBlogPost(id: $id, input: $input) { success } }\n  "): typeof import('./graphql.js').UpdateTextDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation UpdateNews($id: ID!, $input: NewsArticleInput!) {\n      written: updateNewsArticle(id: $id, input: $input) { success }\n    }\n  "): typeof import('./graphql.js').UpdateNewsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetPrices($values: WebsiteSettingsInput!, $lang: String) {\n    updateWebsiteSettings(values: $values, lang: $lang) { success message errors { field message } }\n  }\n"): typeof import('./graphql.js').SetPricesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SlugOfFreeEvent($id: ID!) { event(id: $id) { slug } }"): typeof import('./graphql.js').SlugOfFreeEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PricesOfEvent($id: ID!) { event(id: $id) { prices { id } } }"): typeof import('./graphql.js').PricesOfEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateEuroPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) { success errors { field message } eventPrice { id amount currency nationalityName } }\n  }\n"): typeof import('./graphql.js').CreateEuroPriceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation TranslateHiddenEvent($id: ID!) {\n    translateEvent(id: $id, lang: \"ar\", input: {name: \"حدث لم يُنشر بعد\"}) { success }\n  }\n"): typeof import('./graphql.js').TranslateHiddenEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RenameHiddenEvent($id: ID!) {\n    updateEvent(id: $id, input: {name: \"Renamed, new address\", slug: \"renamed-since\"}) { success }\n  }\n"): typeof import('./graphql.js').RenameHiddenEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query HiddenEvent($slug: String) { publishedEvent(slug: $slug) { id } }"): typeof import('./graphql.js').HiddenEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CategoryOfHiddenEvent($id: ID!) { event(id: $id) { category { id name } } }"): typeof import('./graphql.js').CategoryOfHiddenEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation PreviewEvent($id: ID!) { previewEvent(id: $id) { url expiresAt } }"): typeof import('./graphql.js').PreviewEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation PreviewEventDraft($id: ID!) { previewEventDraft(id: $id) { url } }"): typeof import('./graphql.js').PreviewEventDraftDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveDraftOfHiddenEvent($id: ID!, $lang: String!, $values: DraftValues!, $revision: ID) {\n    saveEventDraft(id: $id, lang: $lang, values: $values, from: 2, revision: $revision) { draft { revision } }\n  }\n"): typeof import('./graphql.js').SaveDraftOfHiddenEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BookingPageOfEvent($id: ID!) { event(id: $id) { slug name } }"): typeof import('./graphql.js').BookingPageOfEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query VersionOfPrice($id: ID!) { eventPrice(id: $id) { version } }"): typeof import('./graphql.js').VersionOfPriceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RaisePrice($id: ID!, $version: Int!) {\n    updateEventPrice(id: $id, version: $version, input: {amount: 1300}) { success }\n  }\n"): typeof import('./graphql.js').RaisePriceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetFooter { updateWebsiteSettings(values: {copywrite_text: \"© Stored\"}) { message } }\n"): typeof import('./graphql.js').SetFooterDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveAboutUs($id: ID!, $content: ContentMap!) {\n    updateCmsPageContent(linkId: $id, content: $content) { success message }\n  }\n"): typeof import('./graphql.js').SaveAboutUsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ToggleAboutUs($id: ID!) { toggleCmsPageActive(id: $id) { success } }"): typeof import('./graphql.js').ToggleAboutUsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetColour { updateWebsiteSettings(values: {primary_color: \"greenish\"}) { message } }\n"): typeof import('./graphql.js').SetColourDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetLogo($id: String) { updateWebsiteSettings(values: {footer_logo: $id}) { message } }\n"): typeof import('./graphql.js').SetLogoDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query DemoContentOfTest { demoContent { removed undoUntil kinds { kind removable staying } } }\n"): typeof import('./graphql.js').DemoContentOfTestDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RemoveDemoInTest { removeDemoContent { success message kinds { kind removable staying } } }\n"): typeof import('./graphql.js').RemoveDemoInTestDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RestoreDemoInTest { restoreDemoContent { success message kinds { kind removable staying } } }\n"): typeof import('./graphql.js').RestoreDemoInTestDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EventOfDemo($slug: String!) { publishedEvent(slug: $slug) { id name bannerImageFile { url } } }\n"): typeof import('./graphql.js').EventOfDemoDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SignInAsDemo($email: String!, $password: String!) {\n    signIn(identifier: $email, password: $password) { success }\n  }\n"): typeof import('./graphql.js').SignInAsDemoDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query EventsOfTheShowcase {\n    publishedEvents(page: 1, pageSize: 20) {\n      rows {\n        slug placesLeft infoAddressUrl\n        featuredImageFile { url width en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n"): typeof import('./graphql.js').EventsOfTheShowcaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query PostsOfTheShowcase {\n    publishedBlogPosts(page: 1, pageSize: 50) {\n      rows {\n        text: description tags\n        arTitle: title(lang: \"ar\") arText: description(lang: \"ar\") arTags: tags(lang: \"ar\")\n        category { name } bannerImageFile { url en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n"): typeof import('./graphql.js').PostsOfTheShowcaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ArticlesOfTheShowcase {\n    publishedNewsArticles(page: 1, pageSize: 50) {\n      rows {\n        text: description tags\n        arTitle: title(lang: \"ar\") arText: description(lang: \"ar\") arTags: tags(lang: \"ar\")\n        category { name } bannerImageFile { url en: altText(lang: \"en\") ar: altText(lang: \"ar\") }\n      }\n    }\n  }\n"): typeof import('./graphql.js').ArticlesOfTheShowcaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query VacanciesOfTheShowcase {\n    publishedCareers {\n      rows { en: jobDescription ar: jobDescription(lang: \"ar\") imageFile { url ar: altText(lang: \"ar\") } }\n    }\n  }\n"): typeof import('./graphql.js').VacanciesOfTheShowcaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TestimonialsOfTheShowcase {\n    publishedTestimonials { rows { en: message ar: message(lang: \"ar\") imageFile { url ar: altText(lang: \"ar\") } } }\n  }\n"): typeof import('./graphql.js').TestimonialsOfTheShowcaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DraftsOfTheShowcase { careers(filter: { publishing: DRAFT }) { rows { publishingState } } }"): typeof import('./graphql.js').DraftsOfTheShowcaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StatesOfEvents { events(pageSize: 20) { rows { published } } }"): typeof import('./graphql.js').StatesOfEventsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StatesOfBookings { eventBookings { rows { status paid } } }"): typeof import('./graphql.js').StatesOfBookingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CoursesOfTheShowcase {\n    publishedCourses(page: 1, pageSize: 20) {\n      rows {\n        slug title ar: title(lang: \"ar\") galleryImages { imageFile { url ar: altText(lang: \"ar\") } }\n        packages { title ar: title(lang: \"ar\") type arType: type(lang: \"ar\") price }\n      }\n    }\n  }\n"): typeof import('./graphql.js').CoursesOfTheShowcaseDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FirstStepsOfTest { firstSteps { state tasks { name done } } }"): typeof import('./graphql.js').FirstStepsOfTestDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateFirstStepsInTest($to: FirstStepsState!) {\n    updateFirstSteps(to: $to) { success firstSteps { state tasks { name } } }\n  }\n"): typeof import('./graphql.js').UpdateFirstStepsInTestDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query StoredEvents {\n    events {\n      rows {\n        id name slug orderNumber startsOn shortDescription metaTitle metaKeywords metaDescription active published\n        category { slug }\n      }\n    }\n  }\n"): typeof import('./graphql.js').StoredEventsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query StoredEvent($id: ID!) {\n    event(id: $id) { name inArabic: name(lang: \"ar\") slug metaTitle metaKeywords metaDescription }\n  }\n"): typeof import('./graphql.js').StoredEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query StoredEventCategories { eventCategories { rows { name(lang: \"ar\") slug metaTitle } } }\n"): typeof import('./graphql.js').StoredEventCategoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StoredBlogCategories { blogCategories { rows { name slug metaTitle } } }"): typeof import('./graphql.js').StoredBlogCategoriesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query StoredDifficulties { eventDifficulties { rows { name slug orderNumber active default } } }\n"): typeof import('./graphql.js').StoredDifficultiesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query StoredSettings($lang: String) { publishedSettings(keys: [\"meta_title\"], lang: $lang) { value } }\n"): typeof import('./graphql.js').StoredSettingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query StoredHistory($id: ID!) { recordHistory(kind: \"event\", id: $id) { rows { version action } } }\n"): typeof import('./graphql.js').StoredHistoryDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RestoreStoredVersion($id: ID!) { restoreRecordVersion(kind: \"event\", id: $id, to: 1) { success message } }\n"): typeof import('./graphql.js').RestoreStoredVersionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StoredDeletions { deletedRecords { rows { id kind title } } }"): typeof import('./graphql.js').StoredDeletionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation LogInAfterTransfer($email: String!, $password: String!) {\n    logIn(identifier: $email, password: $password) { token }\n  }\n"): typeof import('./graphql.js').LogInAfterTransferDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnTickets { ownOrderHistory { rows { ...VisitorsBooking ticketCode } } }"): typeof import('./graphql.js').OwnTicketsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation DeleteOwnAccount($password: String!) {\n      result: deleteOwnAccount(password: $password) { success message errors { field message code } }\n    }\n  "): typeof import('./graphql.js').DeleteOwnAccountDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation ExportOwnData($password: String!) {\n      result: exportOwnData(password: $password) { success message errors { field message code } data }\n    }\n  "): typeof import('./graphql.js').ExportOwnDataDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SignUploads($files: [UploadToSign!]!) {\n    signUploads(files: $files) {\n      success message errors { field message } uploads { url key name expiresAt fields { name value } }\n    }\n  }\n"): typeof import('./graphql.js').SignUploadsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RegisterUpload($input: UploadInput!) {\n    registerUpload(input: $input) {\n      success message errors { field message code }\n      file { id version fileName fileS3Key fileType fileKind fileSize fileUrl }\n    }\n  }\n"): typeof import('./graphql.js').RegisterUploadDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation ReplaceFile($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) {\n      success message errors { field message code }\n      file { id version fileName fileS3Key fileType fileKind fileSize fileUrl revision }\n    }\n  }\n"): typeof import('./graphql.js').ReplaceFileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment VisitorsBooking on OwnBooking {\n    id status paid transactionId message checkedInAt createdAt\n    price { amount currency label nationality priceType } event { id name ticketId }\n  }\n"): typeof import('./graphql.js').VisitorsBookingFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment BookingForStaff on EventBooking {\n    id status paid transactionId message checkedInAt createdAt\n    price { amount currency label nationality priceType } event { id name ticketId }\n    note version visitor { firstName lastName email phone } history { step by byStaff }\n  }\n"): typeof import('./graphql.js').BookingForStaffFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation BookEvent($input: BookingInput!) {\n    bookEvent(input: $input) {\n      success message errors { field message code } booking { ...VisitorsBooking ticketCode }\n    }\n  }\n"): typeof import('./graphql.js').BookEventDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CancelOwnBooking($id: ID!) {\n    cancelOwnBooking(id: $id) { success message errors { field message code } booking { ...VisitorsBooking } }\n  }\n"): typeof import('./graphql.js').CancelOwnBookingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation ConfirmBooking($id: ID!) {\n      booked: confirmEventBooking(id: $id) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  "): typeof import('./graphql.js').ConfirmBookingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation PayBooking($id: ID!, $to: Boolean) {\n      booked: toggleEventBookingPaid(id: $id, to: $to) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  "): typeof import('./graphql.js').PayBookingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation NoteBooking($id: ID!, $note: String, $version: Int) {\n      booked: addEventBookingNote(id: $id, note: $note, version: $version) {\n        success message errors { field message code } booking { ...BookingForStaff }\n      }\n    }\n  "): typeof import('./graphql.js').NoteBookingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query AllBookings($filter: EventBookingFilter) {\n    eventBookings(pageSize: 100, filter: $filter) { rows { ...BookingForStaff } pageInfo { totalItemsCount } }\n  }\n"): typeof import('./graphql.js').AllBookingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RestoreFromBin($id: ID!) { result: restoreDeletedRecord(id: $id) { success message errors { field message } } }\n"): typeof import('./graphql.js').RestoreFromBinDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation EraseFromBin($id: ID!) { result: eraseDeletedRecord(id: $id) { success message errors { field message } } }\n"): typeof import('./graphql.js').EraseFromBinDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ImportUnderTest($id: ID!) {\n    import(id: $id) { id state problem counts { rows create change same rejected written skipped undone kept } }\n  }\n"): typeof import('./graphql.js').ImportUnderTestDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query LinesOfImport($id: ID!, $problems: Boolean!) {\n    importLines(id: $id, problems: $problems, pageSize: 100) {\n      rows { line outcome title recordId changes { column before after } errors { column message } }\n    }\n  }\n"): typeof import('./graphql.js').LinesOfImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation ApplyImport($id: ID!) { result: applyImport(id: $id) { success message import { state } } }\n  "): typeof import('./graphql.js').ApplyImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation UndoImport($id: ID!) { result: undoImport(id: $id) { success message import { state } } }\n  "): typeof import('./graphql.js').UndoImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n    mutation EndImport($id: ID!) { result: endImport(id: $id) { success message import { state } } }\n  "): typeof import('./graphql.js').EndImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IdsOfPages { cmsPages(pageSize: 100) { rows { id slug version } } }"): typeof import('./graphql.js').IdsOfPagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IdsOfStaff { staffMembers(pageSize: 100) { rows { id email } } }"): typeof import('./graphql.js').IdsOfStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query UserOfSession { session { user { id } } }"): typeof import('./graphql.js').UserOfSessionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CacheCount { cacheCount }"): typeof import('./graphql.js').CacheCountDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query NewestStaff { staffMembers(pageSize: 1) { rows { email roleId } } }"): typeof import('./graphql.js').NewestStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query EveryPermission { permissions { id } }"): typeof import('./graphql.js').EveryPermissionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CategoriesOfBrokenText($text: String!) {\n    publishedEventCategories(filter: {searchName: $text}) { rows { name } }\n  }\n"): typeof import('./graphql.js').CategoriesOfBrokenTextDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query RolesInBulk { roles(pageSize: 100) { rows { id name } } }"): typeof import('./graphql.js').RolesInBulkDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StaffInBulk { staffMembers(pageSize: 100) { rows { id email } } }"): typeof import('./graphql.js').StaffInBulkDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LanguagesInBulk { languages(pageSize: 100) { rows { id name } } }"): typeof import('./graphql.js').LanguagesInBulkDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StatesOfLanguages { languages { rows { code active default } } }"): typeof import('./graphql.js').StatesOfLanguagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SaveHostileDraft($id: ID!, $values: DraftValues!) {\n    saveEventDraft(id: $id, lang: \"en\", from: 1, values: $values) { success errors { field } }\n  }\n"): typeof import('./graphql.js').SaveHostileDraftDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SetLongLanguage($code: String!) { setLanguage(code: $code) { success message } }"): typeof import('./graphql.js').SetLongLanguageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FileNameOfImport($id: ID!) { import(id: $id) { fileName } }"): typeof import('./graphql.js').FileNameOfImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SecretiveRecords { searchRecords(text: \"secretive\") { kind } }"): typeof import('./graphql.js').SecretiveRecordsDocument;


export function gql(source: string) {
  return (documents as any)[source] ?? {};
}
