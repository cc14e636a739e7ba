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
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.web.servlet.FilterRegistration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.converter.ByteArrayHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.http.converter.ResourceHttpMessageConverter;
import org.springframework.http.converter.ResourceRegionHttpMessageConverter;
import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.http.server.PathContainer;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.util.matcher.AnyRequestMatcher;
import org.springframework.web.accept.HeaderContentNegotiationStrategy;
import org.springframework.web.filter.UrlHandlerFilter;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

@Configuration(proxyBeanMethods = false)
@Import({ ServerConfiguration.class, SecurityConfiguration.class, ServiceSecurityConfiguration.class,
		SecurityGuard.class, ApiExceptionHandler.class, RequestBinding.class, RequestFirewall.class })
public class WebConfiguration implements WebMvcConfigurer {

	// others have a body, which may take long to arrive
	private static final Set<HttpMethod> READS = Set.of(HttpMethod.GET, HttpMethod.HEAD);

	private static final PathPattern IDS = PathPatternParser.defaultInstance
		.parse("/follows/{userId}/{list}/identifiers");

	@Bean
	RejectedRequests rejectedRequests(AllowedHosts hosts, HeaderWriter headers, ProblemWriter problems) {
		return new RejectedRequests(hosts, AnyRequestMatcher.INSTANCE, (request) -> {
		}, headers, problems);
	}

	@Bean
	ClientPlaces requestPlaces(LimitSettings limits) {
		// all requests come from the gateway's address
		return new ClientPlaces(limits.inFlight(), limits.inFlight());
	}

	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY + 1)
	InFlightLimitFilter longPageFilter(LimitSettings limits, ProblemWriter problems) {
		ClientPlaces places = ClientPlaces.divided(limits.longPages(), 2);
		return new InFlightLimitFilter(places, WebConfiguration::isLongPage, ForwardedHeaders::address, problems);
	}

	/** Services read long pages whatever clients read, above all private accounts. */
	private static boolean isLongPage(HttpServletRequest request) {
		return READS.contains(HttpMethod.valueOf(request.getMethod()))
				&& !GatewayPaths.isInternal(request.getRequestURI())
				&& (PageQuery.isLong(limit(request)) || isListOfIds(request));
	}

	private static String limit(HttpServletRequest request) {
		try {
			return request.getParameter("limit");
		}
		catch (IllegalStateException ex) {
			// a parameter has no name: the next call returns those before it
			return request.getParameter("limit");
		}
	}

	/** Services, which do not pass the gateway, are bounded by their connections. */
	private static boolean isListOfIds(HttpServletRequest request) {
		return request.getHeader(HeaderNames.FORWARDED_FOR) != null
				&& IDS.matches(PathContainer.parsePath(request.getRequestURI()));
	}

	@Bean
	ProblemWriter problemWriter() {
		return new ProblemWriter(Clock.systemUTC(), ForwardedHeaders::path);
	}

	@Bean
	JsonMapper jsonMapper() {
		return ProblemWriter.mapper();
	}

	@Bean
	JsonConverter jsonConverter(JsonMapper json, LimitSettings limits) {
		return new JsonConverter(json, (int) limits.body().toBytes());
	}

	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY - 2)
	UrlHandlerFilter trailingSlashFilter() {
		return UrlHandlerFilter.trailingSlashHandler("/**").wrapRequest().build();
	}

	/**
	 * Responds to {@code TRACE} with 405: a servlet would return the request, with its
	 * token.
	 */
	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY + 2)
	Filter traceFilter() {
		return (request, response, chain) -> chain.doFilter(withoutTrace((HttpServletRequest) request), response);
	}

	private static HttpServletRequest withoutTrace(HttpServletRequest request) {
		return !request.getMethod().equals("TRACE") ? request : new HttpServletRequestWrapper(request) {
			@Override
			public String getMethod() {
				// methods are case-sensitive: not one that the servlet handles itself
				return "trace";
			}
		};
	}

	/**
	 * Reads and writes JSON, text, bytes and files. Spring MVC would read further formats
	 * for which a library is there: that of the API documents reads YAML.
	 */
	@Override
	public void configureMessageConverters(HttpMessageConverters.ServerBuilder converters) {
		converters.configureMessageConvertersList((all) -> all.removeIf((one) -> !(one instanceof JsonConverter
				|| one instanceof StringHttpMessageConverter || one instanceof ByteArrayHttpMessageConverter
				|| one instanceof ResourceHttpMessageConverter || one instanceof ResourceRegionHttpMessageConverter)));
	}

	/** Responds with JSON, whatever parameters the accepted media type has. */
	@Override
	public void configureContentNegotiation(ContentNegotiationConfigurer types) {
		HeaderContentNegotiationStrategy header = new HeaderContentNegotiationStrategy();
		types.strategies(List.of((request) -> withoutParameters(header.resolveMediaTypes(request))));
	}

	private static List<MediaType> withoutParameters(List<MediaType> accepted) {
		return accepted.stream()
			.map((type) -> new MediaType(type.getType(), type.getSubtype()).copyQualityValue(type))
			.toList();
	}

	@Override
	public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
		resolvers.add(new CallerResolver());
	}

}
