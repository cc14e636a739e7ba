package io.tweebyte.shared.api;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.api.Operation.Access;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class OperationsTests {

	private static final String ID = "0197a3c4-0000-7000-8000-000000000001";

	@ParameterizedTest
	@MethodSource("routed")
	void findsEveryOperationAtItsOwnPath(Operation operation) {
		assertThat(Operations.find(operation.method(), pathOf(operation))).isEqualTo(operation);
	}

	@ParameterizedTest
	@MethodSource("internal")
	void hidesInternalOperationsFromTheGateway(Operation operation) {
		for (String method : List.of("POST", "GET", "PUT", "DELETE", "HEAD", "OPTIONS")) {
			assertThat(failure(method, pathOf(operation)).kind()).isEqualTo(ErrorKind.NOT_FOUND);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/user-service/%69nternal/users/summaries", "/user-service/internal/users/summar%69es",
			"/%75ser-service/internal/users/summaries", "/user-service/internal/users/summaries/",
			"/user-service/internal", "/user-service/internal/", "/user-service/internal/nothing" })
	void hidesInternalPathsHoweverTheyAreWritten(String path) {
		for (String method : List.of("POST", "GET")) {
			assertThat(failure(method, path(path)).kind()).isEqualTo(ErrorKind.NOT_FOUND);
		}
	}

	@Test
	void keepsExactlyInternalOperationsBelowInternal() {
		assertThat(Operations.list()).filteredOn(operation -> operation.template().startsWith("/internal/"))
			.isEqualTo(internal());
	}

	@ParameterizedTest
	@MethodSource("io.tweebyte.shared.api.Operations#list")
	void findsEveryOperationAtItsService(Operation operation) {
		RequestPath path = RequestPath.parse(pathOf(operation).belowService()).orElseThrow();
		assertThat(Operations.find(operation.service(), operation.method(), path)).isEqualTo(operation);
	}

	@Test
	void findsNothingOfAnotherService() {
		RequestPath path = path("/auth/login");
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> Operations.find(Service.TWEET, "POST", path));
		assertThat(failure.kind()).isEqualTo(ErrorKind.NOT_FOUND);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			GET | /tweet-service/tweets/user/feed                    | /tweets/user/{userId}
			GET | /tweet-service/tweets/user/summary                 | /tweets/user/{userId}
			GET | /tweet-service/tweets/search/feed                  | /tweets/search/{term}
			GET | /tweet-service/tweets/search/hashtag               | /tweets/search/{term}
			GET | /tweet-service/tweets/search/summary               | /tweets/search/{term}
			GET | /tweet-service/tweets/search/hashtag/popular       | /tweets/search/hashtag/{tag}
			GET | /tweet-service/tweets/user/x/summary               | /tweets/user/{userId}/summary
			GET | /tweet-service/tweets/%7BtweetId%7D                | /tweets/{tweetId}
			GET | /tweet-service/tweets/x/feed                       | /tweets/{userId}/feed
			GET | /interaction-service/likes/tweet/count             | /likes/tweet/{tweetId}
			GET | /interaction-service/likes/user/count              | /likes/user/{userId}
			GET | /interaction-service/likes/x/count                 | /likes/{tweetId}/count
			GET | /interaction-service/replies/tweet/tweet           | /replies/tweet/{tweetId}
			GET | /user-service/users/summary/x                      | /users/summary/{userId}
			GET | /user-service/users/summary/name/name              | /users/summary/name/{userName}
			GET | /user-service/users/search/summary                 | /users/search/{term}
			GET | /user-service/users/%73earch/abc                   | /users/search/{term}
			""")
	void prefersLiteralsFromLeftToRight(String method, String path, String template) {
		assertThat(Operations.find(method, path(path)).template()).isEqualTo(template);
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "/tweet-service/tweets/user", "/tweet-service/tweets/search", "/tweet-service/tweets/hashtag",
					"/tweet-service/tweets/hashtag/feed", "/tweet-service/tweets/hashtag/summary",
					"/tweet-service/tweets/user/x/feed", "/tweet-service/tweets/search/x/feed",
					"/interaction-service/likes/tweet", "/interaction-service/likes/user",
					"/interaction-service/likes/user/tweets/x", "/interaction-service/likes/tweet/replies/x",
					"/user-service/users/summary", "/user-service/users/summary/name" })
	void neverTakesALiteralForAnId(String path) {
		for (String method : List.of("GET", "POST", "PUT", "DELETE")) {
			assertThat(failure(method, path(path)).kind()).isEqualTo(ErrorKind.NOT_FOUND);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/", "/user-service", "/users", "/user-service/users", "/user-service/users/x/y",
			"/user-service/Users/x", "/USER-SERVICE/users/x", "/nobody/users/x", "/user-service/user-service/users/x",
			"/tweet-service/users/x", "/user-service/actuator/health", "/user-service/auth/login/x" })
	void findsNothingAtOtherPaths(String path) {
		ContractException failure = failure("GET", path(path));
		assertThat(failure.kind()).isEqualTo(ErrorKind.NOT_FOUND);
		assertThat(failure).hasMessage(Sentences.ROUTE_NOT_FOUND);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			GET     | /user-service/auth/login                     | POST
			HEAD    | /user-service/auth/login                     | POST
			OPTIONS | /user-service/auth/login                     | POST
			DELETE  | /user-service/users/x                        | GET, HEAD, PUT
			OPTIONS | /user-service/users/x                        | GET, HEAD, PUT
			get     | /user-service/users/x                        | GET, HEAD, PUT
			BREW    | /tweet-service/tweets/x                      | DELETE, GET, HEAD, POST, PUT
			DELETE  | /tweet-service/tweets/user/x                 | GET, HEAD
			PUT     | /interaction-service/replies/tweet/x         | GET, HEAD
			POST    | /interaction-service/follows/x/followers     | GET, HEAD
			PUT     | /interaction-service/follows/x/followers/count | GET, HEAD
			GET     | /interaction-service/follows/x/y/ACCEPTED    | PUT
			TRACE   | /user-service/.well-known/jwks.json          | GET, HEAD
			""")
	void tellsWhichMethodsAPathKnows(String method, String path, String allow) {
		ContractException failure = failure(method, path(path));
		assertThat(failure.kind()).isEqualTo(ErrorKind.METHOD_NOT_ALLOWED);
		assertThat(failure.header("Allow")).contains(allow);
	}

	@Test
	void answersHeadAsGet() {
		assertThat(Operations.find("HEAD", path("/user-service/users/x")))
			.isEqualTo(Operations.find("GET", path("/user-service/users/x")));
	}

	@Test
	void isOpenForExactlyTheContractsExemptions() {
		assertThat(Operations.list()).filteredOn(operation -> operation.access() == Access.OPEN_LIMITED)
			.extracting(operation -> operation.method() + " " + operation.template())
			.containsExactly("POST /auth/register", "POST /auth/login");
		assertThat(Operations.list()).filteredOn(operation -> operation.access() == Access.OPEN)
			.extracting(operation -> operation.service() + " " + operation.method() + " " + operation.template())
			.containsExactly("USER GET /.well-known/jwks.json", "USER GET /v3/api-docs", "TWEET GET /v3/api-docs",
					"INTERACTION GET /v3/api-docs");
	}

	@Test
	void namesEveryOperationOnce() {
		Set<String> seen = new HashSet<>();
		for (Operation operation : Operations.list()) {
			String shape = operation.service() + operation.method()
					+ operation.template().replaceAll("\\{[^}]+}", "{}");
			assertThat(seen.add(shape)).as(shape).isTrue();
		}
		assertThat(seen).hasSize(59);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			POST | /auth/register   | application/x-www-form-urlencoded, multipart/form-data
			POST | /auth/login      | application/json
			PUT  | /users/{userId}  | application/json, application/x-www-form-urlencoded, multipart/form-data
			GET  | /users/{userId}  | ''
			""")
	void knowsWhatAnOperationReads(String method, String template, String consumes) {
		Operation operation = Operations.find(Service.USER, method, path(template.replace("{userId}", ID)));
		assertThat(String.join(", ", operation.consumes().stream().sorted().toList())).isEqualTo(consumes);
	}

	@Test
	void readsABodyForPostAndPutAlone() {
		assertThat(Operations.list()).filteredOn(operation -> !operation.consumes().isEmpty())
			.extracting(Operation::method)
			.containsOnly("POST", "PUT");
	}

	private static List<Operation> routed() {
		return Operations.list().stream().filter(operation -> operation.access() != Access.INTERNAL).toList();
	}

	private static List<Operation> internal() {
		return Operations.list().stream().filter(operation -> operation.access() == Access.INTERNAL).toList();
	}

	private static RequestPath pathOf(Operation operation) {
		return path("/" + operation.service().segment() + operation.template().replaceAll("\\{[^}]+}", ID));
	}

	private static RequestPath path(String raw) {
		return RequestPath.parse(raw).orElseThrow();
	}

	private static ContractException failure(String method, RequestPath path) {
		return catchThrowableOfType(ContractException.class, () -> Operations.find(method, path));
	}

}
