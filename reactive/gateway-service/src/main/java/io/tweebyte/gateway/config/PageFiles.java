package io.tweebyte.gateway.config;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.springdoc.core.properties.SwaggerUiConfigProperties;
import org.springdoc.core.properties.SwaggerUiOAuthProperties;
import org.springdoc.core.providers.ObjectMapperProvider;
import org.springdoc.webflux.ui.SwaggerIndexPageTransformer;
import org.springdoc.webflux.ui.SwaggerIndexTransformer;
import org.springdoc.webflux.ui.SwaggerWelcomeCommon;
import reactor.core.publisher.Mono;

import org.springframework.core.io.Resource;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.resource.ResourceTransformerChain;
import org.springframework.web.reactive.resource.TransformedResource;
import org.springframework.web.server.ServerWebExchange;

/**
 * Keeps the files of Swagger UI, some 4 MB, in memory. The framework closes a file while
 * another thread still unpacks it when a client breaks its download off, and the parts of
 * several files mix.
 */
@Component
class PageFiles implements SwaggerIndexTransformer {

	private final Map<String, Resource> files = new ConcurrentHashMap<>();

	private final SwaggerIndexTransformer index;

	PageFiles(SwaggerUiConfigProperties settings, SwaggerUiOAuthProperties login, SwaggerWelcomeCommon welcome,
			ObjectMapperProvider json) {
		this.index = new SwaggerIndexPageTransformer(settings, login, welcome, json);
	}

	/** Runs on a thread that may block, as every step of a page does. */
	@Override
	public Mono<Resource> transform(ServerWebExchange exchange, Resource file, ResourceTransformerChain chain) {
		return this.index.transform(exchange, file, chain)
			.map((page) -> (page instanceof TransformedResource) ? page
					: this.files.computeIfAbsent(page.getDescription(), (name) -> read(page)));
	}

	private static Resource read(Resource file) {
		try {
			return new TransformedResource(file, file.getContentAsByteArray());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
