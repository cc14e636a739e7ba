package io.tweebyte.common.web;

import java.util.Comparator;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Chooses among the handlers of a path as the table of operations does: literal segments
 * win over variables from left to right. So {@code /tweets/user/feed} asks for the tweets
 * of a user, and is no feed.
 */
final class LiteralsFirst extends RequestMappingHandlerMapping {

	@Override
	protected Comparator<RequestMappingInfo> getMappingComparator(HttpServletRequest request) {
		// a variable begins with a brace, which comes after every letter
		return Comparator.comparing(LiteralsFirst::path).thenComparing(super.getMappingComparator(request));
	}

	private static String path(RequestMappingInfo handler) {
		return String.join("", handler.getPatternValues());
	}

}
