package io.tweebyte.common.web;

import java.util.Comparator;
import java.util.stream.Collectors;

import org.springframework.web.reactive.result.method.RequestMappingInfo;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.util.pattern.PathPattern;

/**
 * Chooses among the handlers of a path as the table of operations does: literal segments
 * win over variables from left to right. So {@code /tweets/user/feed} asks for the tweets
 * of a user, and is no feed.
 */
final class LiteralsFirst extends RequestMappingHandlerMapping {

	@Override
	protected Comparator<RequestMappingInfo> getMappingComparator(ServerWebExchange exchange) {
		// a variable begins with a brace, which comes after every letter
		return Comparator.comparing(LiteralsFirst::path).thenComparing(super.getMappingComparator(exchange));
	}

	private static String path(RequestMappingInfo handler) {
		return handler.getPatternsCondition()
			.getPatterns()
			.stream()
			.map(PathPattern::getPatternString)
			.collect(Collectors.joining());
	}

}
