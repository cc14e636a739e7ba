package io.tweebyte.shared.api;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.api.Operation.Access;

import static io.tweebyte.shared.api.Operation.JSON;
import static io.tweebyte.shared.api.Operation.MULTIPART;
import static io.tweebyte.shared.api.Operation.URL_ENCODED;

/**
 * The table of all operations. Both gateways route by it, so that what is exempt, what is
 * internal and which method a path knows is decided once.
 */
public final class Operations {

	/** The first segment of the paths that only services call. */
	private static final String INTERNAL = "internal";

	private static final Set<String> NONE = Set.of();

	private static final Set<String> AS_JSON = Set.of(JSON);

	private static final Set<String> AS_FORM = Set.of(URL_ENCODED, MULTIPART);

	private static final Set<String> AS_FORM_OR_JSON = Set.of(URL_ENCODED, MULTIPART, JSON);

	private static final List<Operation> ALL = all();

	private static final Map<Service, PathTree> TREES = trees();

	private Operations() {
	}

	private static List<Operation> all() {
		List<Operation> all = new ArrayList<>();
		all.addAll(userService());
		all.addAll(tweetService());
		all.addAll(interactionService());
		return List.copyOf(all);
	}

	private static Map<Service, PathTree> trees() {
		Map<Service, PathTree> trees = new EnumMap<>(Service.class);
		ALL.forEach(operation -> trees.computeIfAbsent(operation.service(), service -> new PathTree()).add(operation));
		return trees;
	}

	private static List<Operation> userService() {
		Table table = new Table(Service.USER);
		table.add("POST", "/auth/register", Access.OPEN_LIMITED, AS_FORM);
		table.add("POST", "/auth/login", Access.OPEN_LIMITED, AS_JSON);
		table.add("GET", "/.well-known/jwks.json", Access.OPEN, NONE);
		table.add("GET", "/v3/api-docs", Access.OPEN, NONE);
		table.add("GET", "/users/{userId}", Access.TOKEN, NONE);
		table.add("PUT", "/users/{userId}", Access.TOKEN, AS_FORM_OR_JSON);
		table.add("GET", "/users/summary/{userId}", Access.TOKEN, NONE);
		table.add("GET", "/users/summary/name/{userName}", Access.TOKEN, NONE);
		table.add("POST", "/internal/users/summaries", Access.INTERNAL, AS_JSON);
		table.add("GET", "/internal/users/privacy", Access.INTERNAL, NONE);
		table.add("GET", "/internal/users/password-changes", Access.INTERNAL, NONE);
		table.add("GET", "/users/search/{term}", Access.TOKEN, NONE);
		return table.operations;
	}

	private static List<Operation> tweetService() {
		Table table = new Table(Service.TWEET);
		table.add("GET", "/v3/api-docs", Access.OPEN, NONE);
		table.add("POST", "/tweets/{userId}", Access.TOKEN, AS_JSON);
		table.add("PUT", "/tweets/{tweetId}", Access.TOKEN, AS_JSON);
		table.add("DELETE", "/tweets/{tweetId}", Access.TOKEN, NONE);
		table.add("GET", "/tweets/{tweetId}", Access.TOKEN, NONE);
		table.add("GET", "/tweets/{userId}/feed", Access.TOKEN, NONE);
		table.add("GET", "/tweets/user/{userId}", Access.TOKEN, NONE);
		table.add("GET", "/tweets/{tweetId}/summary", Access.TOKEN, NONE);
		table.add("GET", "/tweets/user/{userId}/summary", Access.TOKEN, NONE);
		table.add("POST", "/internal/tweets/summaries", Access.INTERNAL, AS_JSON);
		table.add("POST", "/internal/tweets/existence", Access.INTERNAL, AS_JSON);
		table.add("GET", "/tweets/search/{term}", Access.TOKEN, NONE);
		table.add("GET", "/tweets/search/hashtag/{tag}", Access.TOKEN, NONE);
		table.add("GET", "/tweets/hashtag/popular", Access.TOKEN, NONE);
		return table.operations;
	}

	private static List<Operation> interactionService() {
		Table table = new Table(Service.INTERACTION);
		table.add("GET", "/v3/api-docs", Access.OPEN, NONE);
		addFollows(table);
		addLikes(table);
		addReplies(table);
		addRetweets(table);
		table.add("GET", "/recommendations/{userId}/follow", Access.TOKEN, NONE);
		table.add("GET", "/recommendations/hashtags", Access.TOKEN, NONE);
		table.add("POST", "/internal/tweets/interactions", Access.INTERNAL, AS_JSON);
		return table.operations;
	}

	private static void addFollows(Table table) {
		table.add("POST", "/follows/{userId}/{followedId}", Access.TOKEN, NONE);
		table.add("DELETE", "/follows/{userId}/{followedId}", Access.TOKEN, NONE);
		table.add("PUT", "/follows/{userId}/{followRequestId}/{status}", Access.TOKEN, NONE);
		table.add("GET", "/follows/{userId}/followers", Access.TOKEN, NONE);
		table.add("GET", "/follows/{userId}/following", Access.TOKEN, NONE);
		table.add("GET", "/follows/{userId}/requests", Access.TOKEN, NONE);
		table.add("GET", "/follows/{userId}/followers/count", Access.TOKEN, NONE);
		table.add("GET", "/follows/{userId}/following/count", Access.TOKEN, NONE);
		table.add("GET", "/follows/{userId}/following/identifiers", Access.TOKEN, NONE);
		table.add("GET", "/follows/{userId}/followers/identifiers", Access.TOKEN, NONE);
	}

	private static void addLikes(Table table) {
		for (String liked : List.of("/likes/{userId}/tweets/{tweetId}", "/likes/{userId}/replies/{replyId}")) {
			table.add("POST", liked, Access.TOKEN, NONE);
			table.add("DELETE", liked, Access.TOKEN, NONE);
		}
		table.add("GET", "/likes/user/{userId}", Access.TOKEN, NONE);
		table.add("GET", "/likes/tweet/{tweetId}", Access.TOKEN, NONE);
		table.add("GET", "/likes/{tweetId}/count", Access.TOKEN, NONE);
	}

	private static void addReplies(Table table) {
		table.add("POST", "/replies/{userId}", Access.TOKEN, AS_JSON);
		table.add("PUT", "/replies/{userId}/{replyId}", Access.TOKEN, AS_JSON);
		table.add("DELETE", "/replies/{userId}/{replyId}", Access.TOKEN, NONE);
		table.add("GET", "/replies/tweet/{tweetId}", Access.TOKEN, NONE);
		table.add("GET", "/replies/tweet/{tweetId}/count", Access.TOKEN, NONE);
		table.add("GET", "/replies/tweet/{tweetId}/top", Access.TOKEN, NONE);
	}

	private static void addRetweets(Table table) {
		table.add("POST", "/retweets/{userId}", Access.TOKEN, AS_JSON);
		table.add("PUT", "/retweets/{userId}/{retweetId}", Access.TOKEN, AS_JSON);
		table.add("DELETE", "/retweets/{userId}/{retweetId}", Access.TOKEN, NONE);
		table.add("GET", "/retweets/user/{userId}", Access.TOKEN, NONE);
		table.add("GET", "/retweets/tweet/{tweetId}", Access.TOKEN, NONE);
		table.add("GET", "/retweets/tweet/{tweetId}/count", Access.TOKEN, NONE);
	}

	/**
	 * Lists the whole table.
	 */
	public static List<Operation> list() {
		return ALL;
	}

	/**
	 * Finds the operation that a client asks the gateway for. Nothing is found below
	 * {@code /internal}. Literal segments win over variables from left to right, whatever
	 * the method, and no literal is an id: so {@code /tweets/user/feed} asks for the
	 * tweets of a user whose id is malformed, and {@code /tweets/hashtag/feed} for
	 * nothing. {@code HEAD} finds what {@code GET} does.
	 * @param method the HTTP method
	 * @param path the path at the gateway, whose first segment names the service
	 * @throws ContractException 404 when nothing is at the path, 405 with {@code Allow}
	 * when it does not know the method
	 */
	public static Operation find(String method, RequestPath path) {
		return find(method, candidates(path));
	}

	/**
	 * Finds the operation that a service is asked for, internal ones included.
	 * @param method the HTTP method
	 * @throws ContractException 404 when nothing is at the path, 405 with {@code Allow}
	 * when it does not know the method
	 */
	public static Operation find(Service service, String method, RequestPath path) {
		return find(method, candidates(service, path.segments()));
	}

	private static Operation find(String method, List<Operation> candidates) {
		if (candidates.isEmpty()) {
			throw ContractException.notFound(Sentences.ROUTE_NOT_FOUND);
		}
		return candidates.stream()
			.filter(operation -> operation.method().equals(lookedUp(method)))
			.findFirst()
			.orElseThrow(() -> ContractException.methodNotAllowed(allow(candidates)));
	}

	private static String lookedUp(String method) {
		return method.equals("HEAD") ? "GET" : method;
	}

	private static List<Operation> candidates(RequestPath path) {
		List<String> segments = path.segments();
		if (segments.isEmpty()) {
			return List.of();
		}
		List<String> below = segments.subList(1, segments.size());
		return isInternal(below) ? List.of()
				: Service.of(segments.getFirst()).map(service -> candidates(service, below)).orElse(List.of());
	}

	/**
	 * The segments are decoded, so that {@code /%69nternal} is internal too.
	 */
	private static boolean isInternal(List<String> segments) {
		return !segments.isEmpty() && segments.getFirst().equals(INTERNAL);
	}

	private static List<Operation> candidates(Service service, List<String> segments) {
		return TREES.get(service).find(segments);
	}

	private static String allow(List<Operation> candidates) {
		Set<String> methods = new TreeSet<>();
		for (Operation operation : candidates) {
			methods.add(operation.method());
			if (operation.method().equals("GET")) {
				methods.add("HEAD");
			}
		}
		return String.join(", ", methods);
	}

	private static final class Table {

		private final Service service;

		private final List<Operation> operations = new ArrayList<>();

		private Table(Service service) {
			this.service = service;
		}

		private void add(String method, String template, Access access, Set<String> consumes) {
			this.operations.add(new Operation(this.service, method, template, access, consumes));
		}

	}

}
