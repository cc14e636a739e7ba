package io.tweebyte.common.web;

import java.time.Clock;
import java.util.List;
import java.util.Set;

import io.tweebyte.common.security.RejectedRequests;
import io.tweebyte.common.security.RequestFirewall;
import io.tweebyte.common.security.SecurityConfiguration;
import io.tweebyte.common.security.ServiceSecurityConfiguration;
import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.InFlightLimitFilter;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.SecurityGuard;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers;
import org.springframework.util.InvalidMimeTypeException;
import org.springframework.web.filter.reactive.ServerWebExchangeContextFilter;
import org.springframework.web.filter.reactive.UrlHandlerFilter;
import org.springframework.web.reactive.accept.HeaderContentTypeResolver;
import org.springframework.web.reactive.accept.RequestedContentTypeResolverBuilder;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.result.method.annotation.ArgumentResolverConfigurer;
import org.springframework.web.server.NotAcceptableStatusException;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

@Configuration(proxyBeanMethods = false)
@Import({ ServerConfiguration.class, SecurityConfiguration.class, ServiceSecurityConfiguration.class,
		SecurityGuard.class, ApiExceptionHandler.class, RequestBinding.class, RequestFirewall.class })
public class WebConfiguration implements WebFluxConfigurer {

	private static final MediaType UNKNOWN = new MediaType("unknown", "unknown");

	// others have a body, which may take long to arrive
	private static final Set<HttpMethod> READS = Set.of(HttpMethod.GET, HttpMethod.HEAD);

	private static final PathPattern IDS = PathPatternParser.defaultInstance
		.parse("/follows/{userId}/{list}/identifiers");

	private final JsonMapper json;

	private final LimitSettings limits;

	WebConfiguration(JsonMapper json, LimitSettings limits) {
		this.json = json;
		this.limits = limits;
	}

	@Bean
	RejectedRequests rejectedRequests(AllowedHosts hosts, ServerHttpHeadersWriter headers, ProblemWriter problems) {
		return new RejectedRequests(hosts, ServerWebExchangeMatchers.anyExchange(), (exchange) -> Mono.empty(), headers,
				problems);
	}

	// model: Spring MVC keeps the request for the thread by itself
	@Bean
	ServerWebExchangeContextFilter exchangeContextFilter() {
		return new ServerWebExchangeContextFilter();
	}

	@Bean
	ClientPlaces requestPlaces(LimitSettings limits) {
		// all requests come from the gateway's address
		return new ClientPlaces(limits.inFlight(), limits.inFlight());
	}

	@Bean
	@Order(ServerConfiguration.AFTER_SECURITY)
	InFlightLimitFilter longPageFilter(LimitSettings limits, ProblemWriter problems) {
		ClientPlaces places = ClientPlaces.divided(limits.longPages(), 2);
		return new InFlightLimitFilter(places, WebConfiguration::isLongPage, ForwardedHeaders::address, problems);
	}

	/** Services read long pages whatever clients read, above all private accounts. */
	private static boolean isLongPage(ServerHttpRequest request) {
		return READS.contains(request.getMethod()) && !GatewayPaths.isInternal(request.getPath().value())
				&& (PageQuery.isLong(request.getQueryParams().getFirst("limit")) || isListOfIds(request));
	}

	/** Services, which do not pass the gateway, are bounded by their connections. */
	private static boolean isListOfIds(ServerHttpRequest request) {
		return request.getHeaders().getFirst(HeaderNames.FORWARDED_FOR) != null
				&& IDS.matches(request.getPath().pathWithinApplication());
	}

	// model: Tomcat has such a time-out by default
	@Bean
	WebServerFactoryCustomizer<NettyReactiveWebServerFactory> bodyTimeout(TimeSettings times) {
		return (factory) -> factory.addServerCustomizers((server) -> server.readTimeout(times.idle()));
	}

	@Bean
	ProblemWriter problemWriter() {
		return new ProblemWriter(Clock.systemUTC(), ForwardedHeaders::path);
	}

	@Bean
	static JsonMapper jsonMapper() {
		return ProblemWriter.mapper();
	}

	@Bean
	@Order(ServerConfiguration.AFTER_SECURITY - 2)
	UrlHandlerFilter trailingSlashFilter() {
		return UrlHandlerFilter.trailingSlashHandler("/**").mutateRequest().build();
	}

	// model: a servlet container binds like this by itself
	@Bean
	@Order(ServerConfiguration.AFTER_SECURITY)
	QueryBindingFilter queryBindingFilter() {
		return new QueryBindingFilter();
	}

	/** Responds with JSON, whatever parameters the accepted media type has. */
	@Override
	public void configureContentTypeResolver(RequestedContentTypeResolverBuilder types) {
		HeaderContentTypeResolver header = new HeaderContentTypeResolver();
		types.resolver((exchange) -> {
			try {
				return withoutParameters(header.resolveMediaTypes(exchange));
			}
			catch (NotAcceptableStatusException | InvalidMimeTypeException ex) {
				// model: WebFlux chooses the handler of a failure by the header, too, and
				// does without one when that is malformed or too long
				return List.of(UNKNOWN);
			}
		});
	}

	private static List<MediaType> withoutParameters(List<MediaType> accepted) {
		return accepted.stream()
			.map((type) -> new MediaType(type.getType(), type.getSubtype()).copyQualityValue(type))
			.toList();
	}

	@Override
	public void configureHttpMessageCodecs(ServerCodecConfigurer codecs) {
		codecs.defaultCodecs().jacksonJsonDecoder(new JsonDecoder(this.json, (int) this.limits.body().toBytes()));
		JacksonJsonEncoder encoder = new JacksonJsonEncoder(this.json);
		codecs.defaultCodecs().jacksonJsonEncoder(encoder);
		codecs.customCodecs().register(new EventWriter(encoder));
	}

	@Override
	public void configureArgumentResolvers(ArgumentResolverConfigurer resolvers) {
		resolvers.addCustomResolver(new CallerResolver());
	}

}
