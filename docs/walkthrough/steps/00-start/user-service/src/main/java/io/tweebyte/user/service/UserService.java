package io.tweebyte.user.service;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.sql.LikePattern;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;

/** Reads summaries and searches. */
@Service
public class UserService {

	public static final String SEARCH = "users-search";

	// later than every user: the first page begins here
	private static final Cursor NEWEST = new Cursor(SEARCH, Instant.parse("9999-12-31T00:00:00Z"), new UUID(-1, -1));

	private final UserRepository users;

	UserService(UserRepository users) {
		this.users = users;
	}

	/**
	 * Reads a summary.
	 * @param userId the user
	 * @return the summary
	 * @throws ApiException 404
	 */
	public UserSummary summary(UUID userId) {
		return this.users.findSummary(userId).orElseThrow(UserService::notFound);
	}

	/**
	 * Reads a summary by name.
	 * @param userName the name, in any case
	 * @return the summary
	 * @throws ApiException 404
	 */
	public UserSummary summaryByName(String userName) {
		return this.users.findSummaryByName(NameKey.of(userName)).orElseThrow(UserService::notFound);
	}

	/**
	 * Searches names.
	 * @param term what the name contains, in any case
	 * @param query the page wanted
	 * @return a page of summaries
	 */
	public Page<UserSummary> search(String term, PageQuery query) {
		String pattern = LikePattern.containing(NameKey.of(term));
		Cursor before = query.before().orElse(NEWEST);
		Pageable rows = PageRequest.of(0, query.limit() + 1);
		List<UserSummary> found = this.users.search(pattern, before.createdAt(), before.id(), rows);
		return Page.of(found, query.limit(), UserService::cursor);
	}

	private static Cursor cursor(UserSummary user) {
		return new Cursor(SEARCH, user.createdAt(), user.id());
	}

	private static ApiException notFound() {
		return ApiException.notFound(Messages.USER_NOT_FOUND);
	}

}
