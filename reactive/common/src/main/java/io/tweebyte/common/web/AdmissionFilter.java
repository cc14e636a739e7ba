package io.tweebyte.common.web;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Admission;
import io.tweebyte.shared.http.Admission.Admitted;
import reactor.core.publisher.Mono;

import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/**
 * Lets requests into the service: checks their heads, then reads the body of those that
 * may have one.
 */
public final class AdmissionFilter implements WebFilter {

	/** Under which name logs hold the user who asks. */
	static final String USER = "user_id";

	private final Admission admission;

	private final BodyReader bodies;

	private final ProblemWriter problems;

	AdmissionFilter(Admission admission, BodyReader bodies, ProblemWriter problems) {
		this.admission = admission;
		this.bodies = bodies;
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		RawPath.believeGateway(exchange);
		return admit(exchange).map((admitted) -> chain.filter(withoutTrailingSlash(exchange, admitted.path().raw())))
			.onErrorResume(ContractException.class, (ex) -> Mono.just(this.problems.write(exchange, ex)))
			.flatMap((answer) -> answer);
	}

	private Mono<Admitted> admit(ServerWebExchange exchange) {
		return Mono.fromSupplier(() -> this.admission.admit(new HeadView(exchange.getRequest())))
			.flatMap(
					(admitted) -> admitted.readsBody() ? readBody(exchange).thenReturn(admitted) : Mono.just(admitted));
	}

	private Mono<RequestBody> readBody(ServerWebExchange exchange) {
		return this.bodies.read(exchange.getRequest())
			.doOnNext((body) -> exchange.getAttributes().put(RequestBody.class.getName(), body));
	}

	private static ServerWebExchange withoutTrailingSlash(ServerWebExchange exchange, String path) {
		String target = RawPath.of(exchange.getRequest());
		if (path.length() == target.length()) {
			return exchange;
		}
		return exchange.mutate().request((request) -> request.path(path).header(RawPath.HEADER, target)).build();
	}

}
