package io.tweebyte.checks.parity;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ModelTypesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			String                                   | String
			java.util.UUID                           | UUID
			@RequestParam(name = "a") String         | String
			CompletableFuture<User>                  | User
			Mono<User>                               | User
			CompletableFuture<List<User>>            | List<User>
			Flux<User>                               | List<User>
			Mono<List<User>>                         | List<User>
			Supplier<CompletableFuture<User>>        | Supplier<User>
			Callable<User>                           | Supplier<User>
			Function<Key, Mono<Map<UUID, User>>>     | Function<Key, Map<UUID, User>>
			HttpServletRequest                       | exchange
			ServerWebExchange                        | exchange
			ServerRequest                            | exchange
			HandlerFunction<ServerResponse>          | plumbing
			MultipartFile                            | file
			FilePart                                 | file
			Part                                     | file
			HttpSecurity                             | security
			ServerHttpSecurity                       | security
			ReactiveJwtDecoder                       | decoder
			Mono<User>[]                             | User[]
			""")
	void takesTheWrappersOff(String type, String neutral) {
		assertThat(ModelTypes.neutral(type)).isEqualTo(neutral);
	}

}
