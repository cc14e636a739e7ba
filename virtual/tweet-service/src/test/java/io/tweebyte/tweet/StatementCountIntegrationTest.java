package io.tweebyte.tweet;

import io.tweebyte.testsupport.WorkCounter;

/** Counts what requests cost in statements and calls, as in "3 statements, 1 calls". */
abstract class StatementCountIntegrationTest extends TweetServiceIntegrationTest {

	private static final WorkCounter WORK = new WorkCounter(DATABASE.name(), () -> NEIGHBOURS.requests().size());

	static String workOf(String name, Runnable request) {
		return WORK.workOf(name, request);
	}

}
