package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a type of one model is called in the others: wrappers fall away, counterparts get
 * one neutral name.
 */
final class ModelTypes {

	/** What stands for a request, its response, or both. */
	static final String EXCHANGE = "exchange";

	/**
	 * What only carries a model: threads, connections, the rest of a chain of filters.
	 */
	static final String PLUMBING = "plumbing";

	private static final Set<String> SINGLE = Set.of("CompletableFuture", "CompletionStage", "Mono", "ObjectProvider");

	private static final Set<String> SEVERAL = Set.of("Flux", "Publisher");

	private static final Map<String, String> COUNTERPARTS = Map.ofEntries(Map.entry("HttpServletRequest", EXCHANGE),
			Map.entry("HttpServletResponse", EXCHANGE), Map.entry("ServerHttpRequest", EXCHANGE),
			Map.entry("ServerHttpResponse", EXCHANGE), Map.entry("ServerWebExchange", EXCHANGE),
			Map.entry("WebRequest", EXCHANGE), Map.entry("RequestContext", EXCHANGE),
			Map.entry("FilterChain", PLUMBING), Map.entry("WebFilterChain", PLUMBING),
			Map.entry("GatewayFilterChain", PLUMBING), Map.entry("MultipartFile", "file"),
			Map.entry("FilePart", "file"), Map.entry("Part", "file"), Map.entry("HttpClient", "client"),
			Map.entry("WebClient", "client"), Map.entry("RestClient", "client"), Map.entry("Callable", "Supplier"),
			Map.entry("ServerRequest", EXCHANGE), Map.entry("ServerResponse", EXCHANGE),
			Map.entry("HandlerFunction", PLUMBING), Map.entry("AsyncTaskExecutor", PLUMBING),
			Map.entry("SimpleAsyncTaskExecutor", PLUMBING), Map.entry("SimpleAsyncTaskScheduler", PLUMBING),
			Map.entry("ThreadFactory", PLUMBING), Map.entry("Semaphore", PLUMBING), Map.entry("Bulkhead", PLUMBING),
			Map.entry("StringRedisTemplate", "redis"), Map.entry("ReactiveStringRedisTemplate", "redis"),
			Map.entry("EntityManager", "database"), Map.entry("EntityManagerFactory", "database"),
			Map.entry("JdbcTemplate", "database"), Map.entry("JdbcClient", "database"),
			Map.entry("DataSource", "database"), Map.entry("ConnectionFactory", "database"),
			Map.entry("DatabaseClient", "database"), Map.entry("Executor", PLUMBING),
			Map.entry("ExecutorService", PLUMBING), Map.entry("ScheduledExecutorService", PLUMBING),
			Map.entry("ThreadPoolTaskExecutor", PLUMBING), Map.entry("Scheduler", PLUMBING),
			Map.entry("ConnectionProvider", PLUMBING), Map.entry("LoopResources", PLUMBING),
			Map.entry("HeaderWriter", "header writer"), Map.entry("ServerHttpHeadersWriter", "header writer"),
			Map.entry("DispatcherServlet", "dispatcher"), Map.entry("DispatcherHandler", "dispatcher"),
			Map.entry("HttpSecurity", "security"), Map.entry("ServerHttpSecurity", "security"),
			Map.entry("JwtDecoder", "decoder"), Map.entry("ReactiveJwtDecoder", "decoder"),
			Map.entry("BearerTokenResolver", "tokens"), Map.entry("ServerAuthenticationConverter", "tokens"),
			Map.entry("AuthenticationEntryPoint", "entry point"),
			Map.entry("ServerAuthenticationEntryPoint", "entry point"), Map.entry("RequestMatcher", "matcher"),
			Map.entry("ServerWebExchangeMatcher", "matcher"));

	private ModelTypes() {
	}

	/** The type as all models would write it, without packages and annotations. */
	static String neutral(String type) {
		String bare = type.replaceAll("@[\\w.]+(\\([^)]*\\))?\\s*", "").replaceAll("\\b[a-z]\\w*\\.(?=\\w)", "");
		int open = bare.indexOf('<');
		if (open < 0) {
			return single(bare.strip());
		}
		String name = bare.substring(0, open).strip();
		int close = bare.lastIndexOf('>');
		List<String> arguments = arguments(bare.substring(open + 1, close));
		String rest = bare.substring(close + 1).strip();
		if (SINGLE.contains(name)) {
			return arguments.getFirst() + rest;
		}
		if (SEVERAL.contains(name)) {
			return "List<" + arguments.getFirst() + ">" + rest;
		}
		if (single(name).equals(PLUMBING)) {
			return PLUMBING;
		}
		return single(name) + arguments.stream().collect(Collectors.joining(", ", "<", ">")) + rest;
	}

	private static String single(String name) {
		return COUNTERPARTS.getOrDefault(name, name);
	}

	private static List<String> arguments(String text) {
		List<String> arguments = new ArrayList<>();
		int depth = 0;
		int start = 0;
		for (int i = 0; i <= text.length(); i++) {
			char c = (i == text.length()) ? ',' : text.charAt(i);
			depth += (c == '<') ? 1 : (c == '>') ? -1 : 0;
			if (c == ',' && depth == 0) {
				arguments.add(neutral(text.substring(start, i)));
				start = i + 1;
			}
		}
		return arguments;
	}

}
